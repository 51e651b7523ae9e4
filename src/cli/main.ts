const usage = `usage: hotline <command>

  play      play a game in the terminal
  simulate  let bots play games and count the results
  bench     measure the engine
  fuzz      play random games and check the rules' invariants
`

process.stdout.write(usage)

/** Announces the connection, the clock, offers and chat to a screen reader. The table announces moves and questions. */
import { useEffect, useRef, useState } from 'react'
import type { Side } from '../../../engine/script.ts'
import { playSound } from '../../sound/play.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { useOnline } from '../seat/store.ts'
import { speakerOf } from './chat.tsx'
import { WARNINGS } from './clock.ts'
import { SEAT_NAMES, timeIn, useClock } from './players.tsx'

export function OnlineAnnouncer() {
  const role = useOnline((online) => online.role)
  const lineNews = useLineNews()
  const chatNews = useChatNews()
  return (
    <>
      <output className="unseen" aria-live="polite">
        {lineNews}
      </output>
      <output className="unseen" aria-live="polite">
        {chatNews}
      </output>
      {role !== 'spectator' && <ClockWarning seat={SEAT_NAMES.indexOf(role) as Side} />}
    </>
  )
}

function useLineNews(): string {
  const say = useSayOnline()
  const connection = useOnline((online) => online.connection)
  const wasLost = useRef(false)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (connection === 'lost') wasLost.current = true
    else if (connection === 'open' && wasLost.current) {
      wasLost.current = false
      setNews(say('line.back'))
    }
  }, [connection, say])
  return news
}

function useChatNews(): string {
  const say = useSayOnline()
  const w = useWords()
  const { chat, role, kept } = useOnline()
  const announced = useRef(chat.at(-1)?.n ?? 0)
  const [news, setNews] = useState('')
  useEffect(() => {
    const fresh = chat.filter(({ n, by }) => n > announced.current && by !== role)
    announced.current = chat.at(-1)?.n ?? announced.current
    if (fresh.length === 0 || kept?.muted === true) return
    void playSound('chat')
    setNews(fresh.map((line) => say('chat.said', { who: speakerOf(line, role, say, w), text: line.text })).join(' '))
  }, [chat, role, kept, say, w])
  return news
}

/** Once for each limit that one's own clock passes. */
function ClockWarning({ seat }: { readonly seat: Side }) {
  const say = useSayOnline()
  const shown = useClock(seat)
  const left = shown === null ? Number.POSITIVE_INFINITY : shown.bank + shown.move
  const passed = shown === null || !shown.runs ? undefined : WARNINGS[shown.kind].find((limit) => left < limit)
  useEffect(() => {
    if (passed !== undefined) void playSound('clock')
  }, [passed])
  return (
    <output className="unseen" aria-live="assertive">
      {passed !== undefined && shown !== null && say('clock.warning', { time: timeIn(shown.kind, passed, say) })}
    </output>
  )
}

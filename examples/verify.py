"""Computes all dice and draws of a finished game again, as docs/socket.md ("Chance that can be checked") describes it.

    hotline verify --questions RECORD > questions.json             # what chance was asked: it follows from the rules
    python3 examples/verify.py RECORD questions.json [HASH ...]    # the hashes that you wrote down before the first deal
"""
import hashlib, hmac, json, sys
from collections import Counter


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def expected(key, kind, n, picks):
    def word(index):
        block = mac(key, f"{kind} {n} {index // 8}")
        return int.from_bytes(block[index % 8 * 4 : index % 8 * 4 + 4], "big")

    if not kind.startswith("die "):  # A draw: the card whose number stands lowest.
        return min(picks, key=lambda card: word(picks[card]))
    index, limit = 0, 2**32 - 2**32 % len(picks)
    while word(index) >= limit:
        index += 1
    return next(face for face, place in picks.items() if place == word(index) % len(picks))


def check(record, questions, written):
    fair = record["fair"]
    version, secret, commitment = fair.get("version", 1), bytes.fromhex(fair["secret"]), fair["commitment"]
    if hashlib.sha256(secret).hexdigest() != commitment:
        return "the secret is not the one that was promised"
    for seat, promised, given in zip(("us", "ussr"), fair["commitments"] if version == 2 else (), fair["contributions"]):
        if hashlib.sha256(f"hotline contribution 2\n{commitment}\n{seat}\n{given}".encode()).hexdigest() != promised:
            return f"the contribution of {seat} is not the one that was promised"
    if not set(written) <= {commitment, *fair.get("commitments", [])}:
        return "a hash that you wrote down is not in the record"
    key = mac(secret, f"hotline chance {version}\n" + "\n".join(fair["contributions"]))
    moves = [move if isinstance(move, str) else move["move"] for move in record["moves"]]
    asked, answers, live = {question["line"]: question for question in questions}, Counter(), []
    for number, line in enumerate(fair.get("history", moves), 1):
        actor, _, pick = line.partition(" ")
        if actor == "back":
            del live[int(pick) :]  # Chance does not forget what was taken back.
            continue
        if actor == "chance":
            kind = asked[number]["kind"]
            follows = expected(key, kind, answers[kind], asked[number]["picks"])
            if pick != follows:
                return f"move {number} is {pick}, but {follows} follows from the secret"
            answers[kind] += 1
        live.append(line)
    return f"fair: {sum(answers.values())} dice and draws" if live == moves else "the history leaves other moves"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record, open(sys.argv[2], encoding="utf-8") as questions:
        verdict = check(json.load(record), json.load(questions), sys.argv[3:])
    sys.exit(print(verdict) if verdict.startswith("fair: ") else verdict)

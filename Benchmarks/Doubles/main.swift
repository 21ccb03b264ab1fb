let calls = 100_000

@MainActor func nanoseconds(_ double: any Counting) -> Double {
  let start = ContinuousClock.now
  var sum = 0
  for number in 0..<calls { sum += double.add(number, to: "name") }
  let duration = (ContinuousClock.now - start).components
  precondition(sum > 0)
  return (Double(duration.attoseconds) / 1e9 + Double(duration.seconds) * 1e9) / Double(calls)
}

let rounds = (0..<9).map { _ in
  (nanoseconds(HandWrittenSpy(Counter())), nanoseconds(SpyCounting(Counter())))
}
let hand = rounds.map(\.0).min() ?? 0
let generated = rounds.map(\.1).min() ?? 0
print(
  "hand-written \(Int(hand)) ns, generated \(Int(generated)) ns a call: \((generated / hand * 10).rounded() / 10) times"
)

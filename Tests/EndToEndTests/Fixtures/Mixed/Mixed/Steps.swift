struct Steps {
  private var counter = Counter(value: 0)

  mutating func next() -> Int { Int(counter_advance(&counter)) }

  static var name: String { String(cString: counter_name()) }
}

extension Counter {
  public mutating func increment(times: Int) {
    for _ in 0..<times { increment() }
  }
}

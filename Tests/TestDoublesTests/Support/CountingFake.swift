final class CountingFake: FakeLoading, @unchecked Sendable {
  private var count = 0

  override func load(id: String) -> String {
    count += 1
    return "\(count)\(id)"
  }
}

extension URLCache {
  /// See [init(memoryCapacity:diskCapacity:directory:)](
  /// https://developer.apple.com/documentation/foundation/urlcache/init(memorycapacity:diskcapacity:directory:)).
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}

extension URLSessionTask {
  /// The session that made the task, which FoundationNetworking keeps to itself.
  @_spi(Windfall) public var owner: URLSession? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      let session = current.children.first { $0.label == "session" }?.value
      if let session {
        return Mirror(reflecting: session).children.first?.value as? URLSession ?? session as? URLSession
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

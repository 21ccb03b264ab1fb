import Dispatch

extension URLSessionUploadTask {
  /// What the task was made to upload, which FoundationNetworking keeps to itself; nil for streams.
  var uploadedBody: Data? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let body = current.children.first(where: { $0.label == "knownBody" })?.value {
        // An optional, and in it a case that holds the body.
        let known = Mirror(reflecting: body).children.first.flatMap {
          Mirror(reflecting: $0.value).children.first?.value
        }
        if let data = known as? DispatchData { return Data(data) }
        return (known as? URL).flatMap { try? Data(contentsOf: $0) }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// The body of a request as a stream that remembers it.
final class BodyStream: InputStream {
  let body: Data

  override init(data: Data) {
    body = data
    super.init(data: data)
  }
}

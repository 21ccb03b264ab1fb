import UniformTypeIdentifiers

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .url) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError.noRepresentation(UTType.url.identifier)
      }
      return url
    }
  }
}

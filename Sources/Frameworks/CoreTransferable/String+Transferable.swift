import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
  }
}

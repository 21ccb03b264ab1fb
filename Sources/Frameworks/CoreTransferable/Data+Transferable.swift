import UniformTypeIdentifiers

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

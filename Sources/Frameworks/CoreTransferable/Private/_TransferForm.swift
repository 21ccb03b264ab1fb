import UniformTypeIdentifiers

/// One way in which values are given to others as data of a type, and read from them.
public struct _TransferForm<Value> {
  let contentType: UTType
  let export: ((Value) async throws -> Data)?
  let read: ((Data) async throws -> Value)?

  func gives(_ type: UTType) -> Bool { contentType.conforms(to: type) }

  func takes(_ type: UTType) -> Bool { type.conforms(to: contentType) }
}

/// Why a value could not be transferred.
enum TransferError: Error {
  case noRepresentation(String)
}

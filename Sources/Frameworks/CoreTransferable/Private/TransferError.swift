/// Why a value could not be transferred.
enum TransferError: Error {
  case noRepresentation(String)
}

/// The path of a file in the folder of documents.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName).path
}

extension HTTPStubs {
  /// Answers as a resource of the type `tail` says.
  @discardableResult
  public static func stubRequests(
    usingMocktailNamed fileName: String, in bundle: Bundle?
  ) throws -> any HTTPStubsDescriptor {
    guard let file = (bundle ?? Bundle(for: HTTPStubs.self)).url(forResource: fileName, withExtension: "tail") else {
      throw OHHTTPStubsMocktailError.pathDoesNotExist.error("File '\(fileName)' does not exist.")
    }
    return try stubRequests(usingMocktail: file)
  }

  /// Answers as a file says.
  @discardableResult
  public static func stubRequests(usingMocktail fileURL: URL) throws -> any HTTPStubsDescriptor {
    let mocktail = try Mocktail(fileURL)
    return stubRequests(passingTest: mocktail.answers) { _ in mocktail.response }
  }

  /// Answers as the files of the type `tail` in a folder of resources say; those that cannot be read are left out.
  @discardableResult
  public static func stubRequests(usingMocktailsAtPath path: String, in bundle: Bundle?) throws -> [Any] {
    guard let folder = (bundle ?? Bundle(for: HTTPStubs.self)).url(forResource: path, withExtension: nil) else {
      throw OHHTTPStubsMocktailError.pathDoesNotExist.error("Path '\(path)' does not exist.")
    }
    guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      throw OHHTTPStubsMocktailError.pathIsNotFolder.error("Path '\(path)' is not a folder.")
    }
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    } catch {
      throw OHHTTPStubsMocktailError.pathFailedToRead.error("Error reading path '\(folder.absoluteString)'.")
    }
    return files.filter { $0.pathExtension == "tail" }.sorted { $0.path < $1.path }
      .compactMap { try? stubRequests(usingMocktail: $0) }
  }
}

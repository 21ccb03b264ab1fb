import Foundation

/// Writes files of the derived data; what goes wrong becomes one line for a person.
public enum FileWriter {
  /// Writes the data unless the file holds it already, so that an unchanged file keeps its time. Answers whether it wrote.
  @discardableResult
  public static func write(_ data: Data, to file: URL) throws(BuildError) -> Bool {
    if FileManager.default.contents(atPath: file.path) == data { return false }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Everything in derived data can be made anew, what stands in the place of a file included.
      if file.isExistingFolder { try FileManager.default.removeItem(at: file) }
      try data.write(to: file, options: .atomic)
    } catch {
      throw unwritable(file, error)
    }
    return true
  }

  @discardableResult
  public static func write(_ text: String, to file: URL) throws(BuildError) -> Bool {
    try write(Data(text.utf8), to: file)
  }

  public static func createFolder(_ folder: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw unwritable(folder, error)
    }
  }

  /// Removes a file or folder; one that is not there is fine.
  public static func remove(_ item: URL) throws(BuildError) {
    guard (try? FileManager.default.attributesOfItem(atPath: item.path)) != nil else { return }
    do {
      try FileManager.default.removeItem(at: item)
    } catch {
      throw unwritable(item, error)
    }
  }

  /// Copies a file or a whole folder over what is there.
  public static func copy(_ source: URL, to destination: URL) throws(BuildError) {
    try remove(destination)
    try createFolder(destination.deletingLastPathComponent())
    do {
      try FileManager.default.copyItem(at: source, to: destination)
    } catch {
      throw unwritable(destination, error)
    }
  }

  /// Makes a symbolic link, unless it is there already.
  public static func createSymbolicLink(_ link: URL, to target: URL) throws(BuildError) {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == target.path { return }
    try createFolder(link.deletingLastPathComponent())
    try remove(link)
    do {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    } catch {
      throw unwritable(link, error)
    }
  }

  private static func unwritable(_ item: URL, _ error: any Error) -> BuildError {
    BuildError(
      .unusableMachine,
      "cannot write \(item.path): \(reason(error)); free some space or name another folder with --derived-data")
  }

  /// The reason in a few words; Foundation's own texts do not fit into a sentence.
  private static func reason(_ error: any Error) -> String {
    if let number = systemError(error as NSError) { return String(cString: strerror(number)) }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: return String(cString: strerror(ENOSPC))
    case .fileWriteNoPermission?: return String(cString: strerror(EACCES))
    case .fileWriteVolumeReadOnly?: return String(cString: strerror(EROFS))
    case .fileNoSuchFile?, .fileReadNoSuchFile?: return String(cString: strerror(ENOENT))
    case .fileWriteFileExists?: return String(cString: strerror(ENOTDIR))
    default: return "the system refused it"
    }
  }

  private static func systemError(_ error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap(systemError)
  }
}

extension URL {
  fileprivate var isExistingFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

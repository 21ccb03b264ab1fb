import Foundation

/// See [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper).
///
/// Files and folders are kept in memory.
open class FileWrapper: NSObject {
  /// See [FileWrapper.ReadingOptions](https://developer.apple.com/documentation/foundation/filewrapper/readingoptions).
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// See [FileWrapper.WritingOptions](https://developer.apple.com/documentation/foundation/filewrapper/writingoptions).
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    if values.isDirectory == true {
      let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      let children = try files.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) }
      self.init(directoryWithFileWrappers: Dictionary(children) { first, _ in first })
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  open var isRegularFile: Bool { regularFileContents != nil }

  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file or folder, under another name where there is one of its name; answers the name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? ""
    var name = wanted
    var count = 1
    while fileWrappers?[name] != nil {
      count += 1
      name = "\(count)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = child
    child.filename = name
    return name
  }

  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, known) in fileWrappers ?? [:] where known === child { fileWrappers?[name] = nil }
  }

  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

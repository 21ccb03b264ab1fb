import Foundation
import WindfallCore

/// See [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
///
/// Knows the usual types of images, texts, links, films and documents and what they are kinds of; any other type is
/// only a kind of itself.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  private typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  /// See [NSItemProvider.ErrorCode](https://developer.apple.com/documentation/foundation/nsitemprovider/errorcode).
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    let type: String
    /// What the app gave, where it is not only a way to load data.
    var object: AnyObject?
    let load: (@escaping DataHandler) -> Progress?
  }

  public static let errorDomain = "NSItemProviderErrorDomain"

  open var suggestedName: String?
  private var representations: [Representation] = []

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item = item as AnyObject?, let typeIdentifier else { return }
    let data = item as? NSData
    representations.append(
      Representation(type: typeIdentifier, object: item) { done in
        done(data.map { Data(referencing: $0) }, data == nil ? ErrorCode.unavailableCoercionError : nil)
        return nil
      })
  }

  /// Nothing where there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: FileType.ofExtension(fileURL.pathExtension)?.identifier ?? "public.data", visibility: .all
    ) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  // MARK: - Registration

  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for type in object.writableTypeIdentifiersForItemProvider {
      representations.append(
        Representation(type: type, object: object) { done in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        })
    }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { representations.append(Representation(type: typeIdentifier, load: loadHandler)) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// What the app gave for just that type, where it is not only a way to load data.
  @_spi(Windfall) public func registeredObject(forTypeIdentifier typeIdentifier: String) -> AnyObject? {
    representations.first { $0.type == typeIdentifier }?.object
  }

  private func representation(for type: String) -> Representation? {
    representations.first { FileType.conforms($0.type, to: type) }
  }

  // MARK: - Loading

  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representation(for: typeIdentifier) else {
      Callback { completionHandler(nil, ErrorCode.itemUnavailableError) }.callInBackground()
      return progress
    }
    Callback {
      _ = representation.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }.callInBackground()
    return progress
  }

  /// The file is there until the handler returns.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = representation(for: typeIdentifier)?.type ?? typeIdentifier
    let suffix = FileType.byIdentifier[type]?.extensions.first.map { "." + $0 } ?? ""
    let name = (suggestedName ?? UUID().uuidString) + suffix
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// What the provider was made with, or else the data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let item = representation(for: typeIdentifier)?.object as? any NSSecureCoding {
      return Callback { completionHandler?(item, nil) }.callInBackground()
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readableType(of: aClass)
    let object = type.flatMap { representation(for: $0)?.object } as? any NSItemProviderReading
    if let object, Swift.type(of: object) == aClass {
      Callback { completionHandler(object, nil) }.callInBackground()
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type ?? "") { data, error in
      guard let data, let type else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let source = object as? Value._ObjectiveCType
      completionHandler(source.map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// For classes that make their objects as objects of a known class.
  @_spi(Windfall) public static func cast<Object>(_ object: AnyObject?) throws -> Object {
    guard let object = object as? Object else { throw ErrorCode.unavailableCoercionError }
    return object
  }
}

/// One observation of a key path: the objects on its way, and what to do when one of them changes.
final class KeyValueObserver: @unchecked Sendable {
  /// What an observer is told.
  struct Event {
    var new: Any?
    var old: Any?
    var isPrior = false
  }

  /// An object whose property is a step of the path.
  struct Step {
    let object: WeakObject
    let identifier: ObjectIdentifier
    let key: String
  }

  let keys: [String]
  let path: String
  let options: NSKeyValueObservingOptions
  let root: WeakObject
  /// Who is told, for observers that are removed by name.
  var target: (object: ObjectIdentifier, context: UnsafeMutableRawPointer?)?
  /// The steps as of the last change, those of computed properties that depend on others included.
  var steps: [Step] = []
  /// The values before changes that are not over.
  var pending: [Any?] = []
  /// The last value seen, where values are compared.
  var last: Any?
  var isCompared = false
  var isActive = true
  private let readValue: () -> Any?
  private let notify: (Event) -> Void

  init(
    object: AnyObject, path: String, options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    notify: @escaping (Event) -> Void
  ) {
    keys = path.split(separator: ".").map { String($0) }
    self.path = path
    self.options = options
    root = WeakObject(object)
    readValue = read
    self.notify = notify
  }

  func read() -> Any? { readValue() }

  func tell(old: Any?, isPrior: Bool = false, isInitial: Bool = false) {
    guard isActive else { return }
    var event = Event(isPrior: isPrior)
    if options.contains(.new), !isPrior { event.new = readValue() ?? Optional<Any>.none as Any }
    if options.contains(.old), !isInitial { event.old = old ?? Optional<Any>.none as Any }
    notify(event)
  }
}

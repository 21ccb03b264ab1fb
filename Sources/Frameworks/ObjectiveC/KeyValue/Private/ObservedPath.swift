/// The objects on the way of an observed key path, found when the observation begins and after each change.
struct ObservedPath {
  private(set) var steps: [KeyValueObserver.Step] = []
  private(set) var isCompared = false

  init(_ observer: KeyValueObserver) {
    guard let root = observer.root.object else { return }
    add(observer.keys, from: root, depth: 0)
  }

  private mutating func add(_ keys: [String], from root: AnyObject, depth: Int) {
    var object = root
    for (index, key) in keys.enumerated() {
      steps.append(.init(object: WeakObject(object), identifier: ObjectIdentifier(object), key: key))
      let type: AnyClass = type(of: object)
      let dependencies = KeyValueObservers.dependencies(of: key, in: type)
      // A property may say that it depends on one that depends on it.
      if depth < 8 {
        for path in dependencies.sorted() {
          add(path.split(separator: ".").map { String($0) }, from: object, depth: depth + 1)
        }
      }
      let getter = KeyValueCoding.getter(key, of: type)
      if getter?.isCompared == true { isCompared = true }
      checkSupport(of: object, key, getter, dependencies)
      guard index < keys.count - 1 else { return }
      guard let next = KeyValueCoding.read(key, of: object), !(next is NSNull) else { return }
      object = next as AnyObject
    }
  }

  /// Foundation's own properties change unseen, so observing them must not look as if it worked.
  private func checkSupport(
    of object: AnyObject, _ key: String, _ getter: MethodThunk?, _ dependencies: Set<String>
  ) {
    guard getter?.isUnobservable ?? true, dependencies.isEmpty, !(object is UserDefaults), !(object is Operation) else {
      return
    }
    // One that has values for keys by itself tells of their changes, too.
    if getter == nil, MethodIndex.thunk(named: "valueForKey:", of: type(of: object)) != nil { return }
    UnobservableProperty.note("\(windfallStringFromClass(type(of: object))).\(key)")
  }
}

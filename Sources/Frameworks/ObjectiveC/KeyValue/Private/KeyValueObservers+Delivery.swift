extension KeyValueObservers {
  /// Tells an observer by `observeValue(forKeyPath:of:change:context:)`.
  static func deliver(
    _ event: KeyValueObserver.Event, _ path: String, of object: AnyObject, to target: AnyObject,
    _ context: UnsafeMutableRawPointer?
  ) {
    let change = event.change
    let name = "observeValueForKeyPath:ofObject:change:context:"
    if let thunk = MethodIndex.thunk(named: name, of: type(of: target)) {
      _ = thunk.call(target, [path, object, change, context])
    } else {
      (target as? NSObject)?.observeValue(forKeyPath: path, of: object, change: change, context: context)
    }
  }

  /// The key paths that a computed property depends on.
  static func dependencies(of key: String, in type: AnyClass) -> Set<String> {
    if let thunk = MethodIndex.thunk(named: "+keyPathsForValuesAffectingValueForKey:", of: type),
      let paths = thunk.classCall(type, [key]) as? Set<String>
    {
      return paths
    }
    return namedDependencies(of: key, in: type)
  }

  static func namedDependencies(of key: String, in type: AnyClass) -> Set<String> {
    let name = "+keyPathsForValuesAffecting\(key.capitalisedStart)"
    let thunk = MethodIndex.thunk(named: name, of: type)
    return thunk?.classCall(type, []) as? Set<String> ?? []
  }

  static func notifiesAutomatically(_ key: String, in type: AnyClass) -> Bool {
    let thunk = MethodIndex.thunk(named: "+automaticallyNotifiesObserversForKey:", of: type)
    return thunk?.classCall(type, [key]) as? Bool ?? true
  }
}

extension KeyValueObserver.Event {
  /// The change as observers by name are told of it.
  var change: [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: (part?.kind ?? .setting).rawValue]
    change[.indexesKey] = part?.indexes
    if let new { change[.newKey] = ValueComparison.unwrapped(new) ?? NSNull() }
    if let old { change[.oldKey] = ValueComparison.unwrapped(old) ?? NSNull() }
    if isPrior { change[.notificationIsPriorKey] = true }
    return change
  }
}

/// On Linux nothing of [NotificationCenter](https://developer.apple.com/documentation/foundation/notificationcenter) can be
/// overridden. These take the place of Foundation's own functions, by their symbols, and ask the centre first: the
/// lowering gives its methods names of their own.
extension NotificationCenter {
  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
  @_spi(Windfall) public func applePost(_ notification: Notification) {
    if !isPlain, let override = self as? any OverridesPost { return override.windfallPostOverride(notification) }
    windfallPost(notification)
  }

  @_silgen_name(
    "$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF"
  )
  @_spi(Windfall) public func applePost(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    if !isPlain, let override = self as? any OverridesPostWithInfo {
      return override.windfallPostOverride(name: aName, object: anObject, userInfo: aUserInfo)
    }
    windfallPost(name: aName, object: anObject, userInfo: aUserInfo)
  }

  @_silgen_name(
    "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
  )
  @_spi(Windfall) public func appleAddObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if !isPlain, let override = self as? any OverridesBlockObserver {
      return override.windfallAddObserverOverride(forName: name, object: obj, queue: queue, using: block)
    }
    return windfallAddObserver(forName: name, object: obj, queue: queue, using: block)
  }

  @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
  @_spi(Windfall) public func appleRemoveObserver(_ observer: Any) {
    if !isPlain, let override = self as? any OverridesObserverRemoval {
      return override.windfallRemoveObserverOverride(observer)
    }
    windfallRemoveObserver(observer)
  }

  @_silgen_name(
    "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"
  )
  @_spi(Windfall) public func appleRemoveObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    if !isPlain, let override = self as? any OverridesNamedObserverRemoval {
      return override.windfallRemoveObserverOverride(observer, name: aName, object: anObject)
    }
    windfallRemoveObserver(observer, name: aName, object: anObject)
  }

  /// Whether no class of the app's can have a say.
  @_spi(Windfall) public var isPlain: Bool { type(of: self) == NotificationCenter.self }
}

/// What overrides call of `super`.
extension NotificationCenter {
  public func windfallPost(_ notification: Notification) { OriginalNotificationCenter(self).post(notification) }

  public func windfallPost(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  public func windfallPost(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  public func windfallAddObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let held = ObserverBlock(block)
    let token = OriginalNotificationCenter(self).addObserver(name, obj, queue) { held.block($0) }
    AssociatedValues.set(held, of: token, for: ObserverBlock.key.pointer)
    return token
  }

  public func windfallRemoveObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
}

extension _ValueActionModifier: CustomReflectable {
  public var customMirror: Mirror {
    let (action, value) = (action, value)
    let changed: (Value) -> Void = { action(value, $0) }
    return Mirror(self, children: ["value": value, "action": changed])
  }
}

extension _TaskModifier: CustomReflectable {
  public var customMirror: Mirror {
    let action = action
    let run: @Sendable () async -> Void = { await action() }
    return Mirror(self, children: ["action": run])
  }
}

extension _TapGestureEffect: CustomReflectable {
  public var customMirror: Mirror {
    let action = action
    let ended: (()) -> Void = { _ in action() }
    let callbacks = ReflectedParts(["callbacks": ReflectedParts(["ended": ended])])
    return Mirror(
      self, children: ["gesture": ReflectedParts(["_body": ReflectedParts(["modifier": callbacks])]), "count": count])
  }
}

extension _LongPressGestureEffect: CustomReflectable {
  public var customMirror: Mirror {
    let callbacks = ReflectedParts(["callbacks": ReflectedParts(["pressed": action])])
    return Mirror(self, children: ["gesture": ReflectedParts(["modifier": callbacks])])
  }
}

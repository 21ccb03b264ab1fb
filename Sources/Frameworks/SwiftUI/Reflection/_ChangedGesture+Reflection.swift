extension _ChangedGesture: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofGesture(self, base, "changed", action) }
}

extension _EndedGesture: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror.ofGesture(self, base, "ended", action) }
}

extension _MapGesture: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["_body": ReflectedParts(["content": base])])
  }
}

extension GestureStateGesture: CustomReflectable {
  nonisolated public var customMirror: Mirror {
    let update = update
    let body: (Base.Value, inout State, inout Transaction) -> Void = { value, state, transaction in
      (state, transaction) = MainActor.assuming((value, state, transaction)) { parts in
        var (_, state, transaction) = parts
        update(parts.0, &state, &transaction)
        return (state, transaction)
      }
    }
    return Mirror(self, children: ["base": base, "body": body])
  }
}

extension Mirror {
  /// Apple's gestures have the gesture that they are made of, and what they call, in a body.
  fileprivate static func ofGesture<Value>(
    _ gesture: some Any, _ base: some Any, _ name: String, _ action: @escaping @MainActor (Value) -> Void
  ) -> Mirror {
    let callbacks = Mirror(EmptyView(), children: [name: unisolated(action)])
    let modifier = ReflectedParts(["callbacks": ReflectedParts(callbacks)])
    return Mirror(gesture, children: ["_body": ReflectedParts(["content": base, "modifier": modifier])])
  }
}

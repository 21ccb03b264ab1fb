/// See [UIViewRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let place: RepresentablePlace<Representable.Coordinator>

  public var coordinator: Representable.Coordinator { place.coordinator }

  public var environment: EnvironmentValues { place.environment }
}

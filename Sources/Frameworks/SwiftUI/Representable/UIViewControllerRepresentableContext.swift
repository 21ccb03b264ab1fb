/// See [UIViewControllerRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let place: RepresentablePlace<Representable.Coordinator>

  public var coordinator: Representable.Coordinator { place.coordinator }

  public var environment: EnvironmentValues { place.environment }
}

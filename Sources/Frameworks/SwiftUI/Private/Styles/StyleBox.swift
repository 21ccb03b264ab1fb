/// A style of any type that makes views of a configuration.
struct StyleBox<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
}

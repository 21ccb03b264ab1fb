/// A reading of the environment that can be compared between two environments.
@MainActor
struct EnvironmentRead {
  let isSame: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
}

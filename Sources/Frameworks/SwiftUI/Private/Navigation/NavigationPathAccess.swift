/// Reads and changes a path of any type.
@MainActor
struct NavigationPathAccess {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor (Int) -> Void
}

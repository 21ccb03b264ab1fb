/// What the place of a view of UIKit's gives it.
struct RepresentablePlace<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

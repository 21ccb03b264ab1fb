/// A closure around the rest of an example.
struct ExampleHook<Closure> {
  /// Which words a person would use for what runs in the closure itself.
  let phase: World.Phase
  let run: Closure
}

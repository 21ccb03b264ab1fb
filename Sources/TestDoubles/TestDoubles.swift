/// Writes five doubles of the protocol it stands at, named after it.
///
/// `Dummy…` fails the test when it is used; `Stub…` gives the answers it was told; `Spy…` records every call and passes
/// it on to what it wraps; `Mock…` checks the calls against what the test expects; `Fake…` is a base class whose
/// properties hold what they are given and whose functions are to be overridden.
@attached(
  peer, names: prefixed(Dummy), prefixed(Stub), prefixed(Spy), prefixed(Mock), prefixed(Fake))
public macro TestDoubles() = #externalMacro(module: "TestDoublesPlugin", type: "TestDoublesMacro")

/// Writes the doubles of a protocol that inherits from others, whose declarations it is given.
///
/// Windfall's tool fills them in for the protocols of a project.
@attached(
  peer, names: prefixed(Dummy), prefixed(Stub), prefixed(Spy), prefixed(Mock), prefixed(Fake))
public macro TestDoubles(inherited: String) =
  #externalMacro(module: "TestDoublesPlugin", type: "TestDoublesMacro")

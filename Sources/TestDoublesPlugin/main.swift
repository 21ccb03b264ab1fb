#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  // On a Mac: the published swift-syntax talks to the compiler.
  try DoublesPlugin.main()
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

  // The compiler starts this, and asks it on standard input.
  let connection = try StandardIOMessageConnection()
  try CompilerPluginMessageListener(connection: connection, provider: DoublesProvider()).main()
#endif

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this, and asks it on standard input.
let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: MacroProvider()).main()

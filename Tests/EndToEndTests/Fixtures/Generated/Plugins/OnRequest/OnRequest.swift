import PackagePlugin

@main struct OnRequest: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws { fatalError("nobody has asked") }
}

/// See [WKUserContentController](https://developer.apple.com/documentation/webkit/wkusercontentcontroller).
///
/// Keeps scripts and handlers, which no page runs or calls.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open private(set) var userScripts: [WKUserScript] = []

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    precondition(handlers[name] == nil, "a script message handler with the name \(name) has been added before")
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

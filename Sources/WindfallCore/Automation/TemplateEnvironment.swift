/// The environment variables that a template process should be started with.
public enum TemplateEnvironment {
  /// Room for the paths of an app's container, which Foundation looks for when it is loaded and not later.
  ///
  /// A template that is started without these starts itself a second time, which costs some milliseconds.
  public static let containerRoom: [String: String] = {
    let room = String(repeating: "/", count: 1024)
    return ["CFFIXED_USER_HOME": room, "XDG_CONFIG_HOME": room, "XDG_CACHE_HOME": room, "XDG_DATA_HOME": room]
  }()

  /// Makes a template look up all functions of its libraries while it starts: what it has found, its children have too.
  public static let earlyBinding: [String: String] = ["LD_BIND_NOW": "1"]
}

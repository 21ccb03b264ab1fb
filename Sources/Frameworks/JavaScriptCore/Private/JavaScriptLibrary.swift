import Glibc

/// The engine of WebKitGTK, by its functions in C. It is loaded when a script is first needed.
struct JavaScriptLibrary: @unchecked Sendable {
  typealias Reference = OpaquePointer
  typealias Exception = UnsafeMutablePointer<OpaquePointer?>
  typealias Arguments = UnsafePointer<OpaquePointer?>

  let contextGroupCreate: @convention(c) () -> Reference
  let contextGroupRelease: @convention(c) (Reference) -> Void
  let contextCreate: @convention(c) (Reference, Reference?) -> Reference
  let contextRetain: @convention(c) (Reference) -> Reference
  let contextRelease: @convention(c) (Reference) -> Void
  let contextGetGlobalObject: @convention(c) (Reference) -> Reference
  let contextGetGlobalContext: @convention(c) (Reference) -> Reference
  let contextCopyName: @convention(c) (Reference) -> Reference?
  let contextSetName: @convention(c) (Reference, Reference?) -> Void
  let evaluateScript: @convention(c) (Reference, Reference, Reference?, Reference?, Int32, Exception?) -> Reference?

  let stringCreate: @convention(c) (UnsafePointer<UInt16>?, Int) -> Reference
  let stringRelease: @convention(c) (Reference) -> Void
  let stringGetLength: @convention(c) (Reference) -> Int
  let stringGetCharacters: @convention(c) (Reference) -> UnsafePointer<UInt16>

  let valueIsUndefined: @convention(c) (Reference, Reference) -> Bool
  let valueIsNull: @convention(c) (Reference, Reference) -> Bool
  let valueIsBoolean: @convention(c) (Reference, Reference) -> Bool
  let valueIsNumber: @convention(c) (Reference, Reference) -> Bool
  let valueIsString: @convention(c) (Reference, Reference) -> Bool
  let valueIsSymbol: @convention(c) (Reference, Reference) -> Bool
  let valueIsObject: @convention(c) (Reference, Reference) -> Bool
  let valueIsArray: @convention(c) (Reference, Reference) -> Bool
  let valueIsDate: @convention(c) (Reference, Reference) -> Bool
  let valueIsObjectOfClass: @convention(c) (Reference, Reference, Reference) -> Bool
  let valueIsEqual: @convention(c) (Reference, Reference, Reference, Exception?) -> Bool
  let valueIsStrictEqual: @convention(c) (Reference, Reference, Reference) -> Bool
  let valueIsInstance: @convention(c) (Reference, Reference, Reference, Exception?) -> Bool
  let valueMakeUndefined: @convention(c) (Reference) -> Reference
  let valueMakeNull: @convention(c) (Reference) -> Reference
  let valueMakeBoolean: @convention(c) (Reference, Bool) -> Reference
  let valueMakeNumber: @convention(c) (Reference, Double) -> Reference
  let valueMakeString: @convention(c) (Reference, Reference) -> Reference
  let valueMakeSymbol: @convention(c) (Reference, Reference) -> Reference
  let valueToBoolean: @convention(c) (Reference, Reference) -> Bool
  let valueToNumber: @convention(c) (Reference, Reference, Exception?) -> Double
  let valueToString: @convention(c) (Reference, Reference, Exception?) -> Reference?
  let valueToObject: @convention(c) (Reference, Reference, Exception?) -> Reference?
  let valueProtect: @convention(c) (Reference, Reference) -> Void
  let valueUnprotect: @convention(c) (Reference, Reference) -> Void

  let classCreate: @convention(c) (UnsafeRawPointer) -> Reference
  let objectMake: @convention(c) (Reference, Reference?, UnsafeMutableRawPointer?) -> Reference
  let objectMakeArray: @convention(c) (Reference, Int, Arguments?, Exception?) -> Reference?
  let objectMakeDate: @convention(c) (Reference, Int, Arguments?, Exception?) -> Reference?
  let objectMakeError: @convention(c) (Reference, Int, Arguments?, Exception?) -> Reference?
  let objectMakeRegExp: @convention(c) (Reference, Int, Arguments?, Exception?) -> Reference?
  let objectMakePromise: @convention(c) (Reference, Exception?, Exception?, Exception?) -> Reference?
  let objectGetPrototype: @convention(c) (Reference, Reference) -> Reference
  let objectSetPrototype: @convention(c) (Reference, Reference, Reference) -> Void
  let objectHasProperty: @convention(c) (Reference, Reference, Reference, Exception?) -> Bool
  let objectGetProperty: @convention(c) (Reference, Reference, Reference, Exception?) -> Reference?
  let objectSetProperty: @convention(c) (Reference, Reference, Reference, Reference, UInt32, Exception?) -> Void
  let objectDeleteProperty: @convention(c) (Reference, Reference, Reference, Exception?) -> Bool
  let objectGetPropertyAtIndex: @convention(c) (Reference, Reference, UInt32, Exception?) -> Reference?
  let objectSetPropertyAtIndex: @convention(c) (Reference, Reference, UInt32, Reference, Exception?) -> Void
  let objectGetPrivate: @convention(c) (Reference) -> UnsafeMutableRawPointer?
  let objectCallAsFunction: @convention(c) (Reference, Reference, Reference?, Int, Arguments?, Exception?) -> Reference?
  let objectCallAsConstructor: @convention(c) (Reference, Reference, Int, Arguments?, Exception?) -> Reference?
  let objectCopyPropertyNames: @convention(c) (Reference, Reference) -> Reference
  let namesRelease: @convention(c) (Reference) -> Void
  let namesGetCount: @convention(c) (Reference) -> Int
  let namesGetName: @convention(c) (Reference, Int) -> Reference

  let weakCreate: @convention(c) (Reference, Reference) -> Reference
  let weakGetObject: @convention(c) (Reference) -> Reference?
  let weakRelease: @convention(c) (Reference, Reference) -> Void
  let garbageCollect: @convention(c) (Reference) -> Void

  /// Stops what needs the engine where there is none.
  static let required: JavaScriptLibrary = {
    guard let handle = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL) else {
      fatalError(
        "JavaScriptCore needs WebKitGTK's engine, which this machine does not have "
          + "(Debian's package libjavascriptcoregtk-4.1-0)")
    }
    return JavaScriptLibrary(handle)
  }()
}

extension JavaScriptLibrary {
  private init(_ handle: UnsafeMutableRawPointer) {
    func function<Function>(_ name: String) -> Function {
      guard let address = dlsym(handle, name) else { fatalError("the engine for JavaScriptCore has no \(name)") }
      return unsafeBitCast(address, to: Function.self)
    }
    contextGroupCreate = function("JSContextGroupCreate")
    contextGroupRelease = function("JSContextGroupRelease")
    contextCreate = function("JSGlobalContextCreateInGroup")
    contextRetain = function("JSGlobalContextRetain")
    contextRelease = function("JSGlobalContextRelease")
    contextGetGlobalObject = function("JSContextGetGlobalObject")
    contextGetGlobalContext = function("JSContextGetGlobalContext")
    contextCopyName = function("JSGlobalContextCopyName")
    contextSetName = function("JSGlobalContextSetName")
    evaluateScript = function("JSEvaluateScript")
    stringCreate = function("JSStringCreateWithCharacters")
    stringRelease = function("JSStringRelease")
    stringGetLength = function("JSStringGetLength")
    stringGetCharacters = function("JSStringGetCharactersPtr")
    valueIsUndefined = function("JSValueIsUndefined")
    valueIsNull = function("JSValueIsNull")
    valueIsBoolean = function("JSValueIsBoolean")
    valueIsNumber = function("JSValueIsNumber")
    valueIsString = function("JSValueIsString")
    valueIsSymbol = function("JSValueIsSymbol")
    valueIsObject = function("JSValueIsObject")
    valueIsArray = function("JSValueIsArray")
    valueIsDate = function("JSValueIsDate")
    valueIsObjectOfClass = function("JSValueIsObjectOfClass")
    valueIsEqual = function("JSValueIsEqual")
    valueIsStrictEqual = function("JSValueIsStrictEqual")
    valueIsInstance = function("JSValueIsInstanceOfConstructor")
    valueMakeUndefined = function("JSValueMakeUndefined")
    valueMakeNull = function("JSValueMakeNull")
    valueMakeBoolean = function("JSValueMakeBoolean")
    valueMakeNumber = function("JSValueMakeNumber")
    valueMakeString = function("JSValueMakeString")
    valueMakeSymbol = function("JSValueMakeSymbol")
    valueToBoolean = function("JSValueToBoolean")
    valueToNumber = function("JSValueToNumber")
    valueToString = function("JSValueToStringCopy")
    valueToObject = function("JSValueToObject")
    valueProtect = function("JSValueProtect")
    valueUnprotect = function("JSValueUnprotect")
    classCreate = function("JSClassCreate")
    objectMake = function("JSObjectMake")
    objectMakeArray = function("JSObjectMakeArray")
    objectMakeDate = function("JSObjectMakeDate")
    objectMakeError = function("JSObjectMakeError")
    objectMakeRegExp = function("JSObjectMakeRegExp")
    objectMakePromise = function("JSObjectMakeDeferredPromise")
    objectGetPrototype = function("JSObjectGetPrototype")
    objectSetPrototype = function("JSObjectSetPrototype")
    objectHasProperty = function("JSObjectHasPropertyForKey")
    objectGetProperty = function("JSObjectGetPropertyForKey")
    objectSetProperty = function("JSObjectSetPropertyForKey")
    objectDeleteProperty = function("JSObjectDeletePropertyForKey")
    objectGetPropertyAtIndex = function("JSObjectGetPropertyAtIndex")
    objectSetPropertyAtIndex = function("JSObjectSetPropertyAtIndex")
    objectGetPrivate = function("JSObjectGetPrivate")
    objectCallAsFunction = function("JSObjectCallAsFunction")
    objectCallAsConstructor = function("JSObjectCallAsConstructor")
    objectCopyPropertyNames = function("JSObjectCopyPropertyNames")
    namesRelease = function("JSPropertyNameArrayRelease")
    namesGetCount = function("JSPropertyNameArrayGetCount")
    namesGetName = function("JSPropertyNameArrayGetNameAtIndex")
    weakCreate = function("JSWeakCreate")
    weakGetObject = function("JSWeakGetObject")
    weakRelease = function("JSWeakRelease")
    garbageCollect = function("JSGarbageCollect")
  }
}

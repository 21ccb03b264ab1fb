/// A flag of `xcodebuild`, and what becomes of it.
struct XcodebuildFlag {
  /// What follows a flag.
  enum Kind {
    case alone
    case value
  }

  /// What is done with a flag that does not change what is done here.
  static let harmless: [String: Kind] = [
    "-allowProvisioningDeviceRegistration": .alone, "-allowProvisioningUpdates": .alone, "-arch": .value,
    "-clonedSourcePackagesDirPath": .value, "-collect-test-diagnostics": .value,
    "-defaultPackageRegistryURL": .value, "-destination-timeout": .value,
    "-disable-concurrent-destination-testing": .alone, "-disableAutomaticPackageResolution": .alone,
    "-disablePackageRepositoryCache": .alone, "-hideShellScriptEnvironment": .alone, "-jobs": .value,
    "-maximum-concurrent-test-device-destinations": .value,
    "-maximum-concurrent-test-simulator-destinations": .value,
    "-onlyUsePackageVersionsFromResolvedFile": .alone, "-packageAuthorizationProvider": .value,
    "-packageFingerprintPolicy": .value, "-parallelizeTargets": .alone,
    "-resultBundleVersion": .value, "-scmProvider": .value, "-showBuildTimingSummary": .alone,
    "-skipMacroValidation": .alone, "-skipPackagePluginValidation": .alone, "-skipPackageUpdates": .alone,
    "-test-repetition-relaunch-enabled": .value, "-toolchain": .value,
  ]

  /// Flags whose value `NO` is how things are, and whose value `YES` cannot be.
  static let mustBeOff = [
    "-enableAddressSanitizer": "no sanitizer watches the tests",
    "-enablePerformanceTestsDiagnostics": "no diagnostics are gathered",
    "-enableThreadSanitizer": "no sanitizer watches the tests",
    "-enableUndefinedBehaviorSanitizer": "no sanitizer watches the tests",
  ]

  /// What Xcode's tool can do and this one cannot, by its flags and actions.
  static let refused = [
    "-alltargets": "name a scheme instead", "-archivePath": "nothing is archived here",
    "-create-xcframework": "no frameworks are made for devices here",
    "-exportArchive": "nothing is archived here", "-exportLocalizations": "no localizations are exported here",
    "-exportNotarizedApp": "nothing is archived here", "-find-executable": "there are no tools of Xcode's here",
    "-find-library": "there are no libraries of Xcode's here",
    "-importLocalizations": "no localizations are imported here", "-resultStreamPath": "use windfall test --json",
    "-target": "name a scheme instead", "-testLanguage": "name a test plan's configuration instead",
    "-testProductsPath": "use -derivedDataPath", "-testRegion": "name a test plan's configuration instead",
    "-xctestrun": "use -derivedDataPath with test-without-building", "analyze": "there is no analyzer",
    "archive": "nothing is archived here", "docbuild": "no documentation is built here",
    "install": "nothing is installed here", "installsrc": "nothing is installed here",
  ]
}

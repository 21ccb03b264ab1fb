import Testing
import WindfallLowering

/// One example of lowering: the user's source and what becomes of it.
///
/// The examples of all suites are compiled together, so the names in them must be distinct.
struct LoweringCase: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  /// The user's lines after lowering.
  let after: String
  /// What follows the user's lines.
  var trailer = ""
  var isTest = false
  /// Whether the example is made of what the compiler's stand-in modules hold.
  var compiles = true
  var fileName: String?

  /// Where the example pretends to be.
  var path: String { "/project/" + (fileName ?? name.split { !$0.isLetter }.joined() + ".swift") }

  var testDescription: String { name }

  func lowered(probe: String = "") -> LoweredFile {
    let options = LoweringOptions(moduleName: isTest ? "AppTests" : "App", isTestTarget: isTest)
    return Lowerer(options: options).lower(source: before + probe, path: path)
  }

  static let all: [LoweringCase] =
    ImportRuleTests.cases + EntryPointRuleTests.cases + PreviewRuleTests.cases + MethodConventionRuleTests.cases
    + PlatformConditionRuleTests.cases + ObjectConformanceRuleTests.cases
    + ObjectiveCAttributeRuleTests.cases + SelectorRuleTests.cases + MethodTableRuleTests.cases
    + MainActorTestRuleTests.cases + PrivateTestRuleTests.cases + OptionalCallRuleTests.cases
    + OptionalRequirementRuleTests.cases + ExtensionOverrideRuleTests.cases + DynamicPropertyRuleTests.cases
    + ClassNameRuleTests.cases + KeyPathRuleTests.cases + KeyValueHookRuleTests.cases
    + MetatypeInitRuleTests.cases + NetworkingInitRuleTests.cases + ExtensionMemberRuleTests.cases
    + HelperTestCaseRuleTests.cases + FoundationInitRuleTests.cases + PrivateWindowRuleTests.cases
    + InheritedProtocolRuleTests.cases + ObjectiveCClassNameRuleTests.cases + XCTestModuleRuleTests.cases
    + UnavailableTestRuleTests.cases + ManagedPropertyRuleTests.cases + ErasedGenericsRuleTests.cases
    + ClassRequirementRuleTests.cases + ManagedInitRuleTests.cases + LocalMethodRuleTests.cases
    + AnyObjectMessageRuleTests.cases + JavaScriptExportRuleTests.cases
}

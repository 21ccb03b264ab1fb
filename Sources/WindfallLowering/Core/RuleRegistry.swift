/// All rules, in the order in which they see a node and finish.
enum RuleRegistry {
  static let rules: [any (LoweringRule & SendableMetatype).Type] = [
    PreviewRule.self,
    EntryRule.self,
    PlatformConditionRule.self,
    DeclarationCollector.self,
    EntryPointRule.self,
    ObjectiveCAttributeRule.self,
    SelectorRule.self,
    ClassNameRule.self,
    MetatypeInitRule.self,
    KeyPathRule.self,
    DynamicPropertyRule.self,
    KeyValueHookRule.self,
    OptionalRequirementRule.self,
    OptionalCallRule.self,
    InheritedProtocolRule.self,
    ExtensionOverrideRule.self,
    ExtensionMemberRule.self,
    MainActorTestRule.self,
    MissingOverrideRule.self,
    ObservationRule.self,
    MethodTableRule.self,
    ObjectiveCClassNameRule.self,
    PrivateTestRule.self,
    ImportRule.self,
  ]
}

/// The settings that hold where neither project nor target says otherwise.
enum DefaultSettings {
  static func level(
    project: String, folder: String, target: ProjectTargetIdentity, developmentRegion: String, configuration: String
  ) -> SettingsLevel {
    var values = [
      "ACTION": "build",
      "BUILD_DIR": "$(SYMROOT)",
      "BUILT_PRODUCTS_DIR": "$(CONFIGURATION_BUILD_DIR)",
      "BUNDLE_EXECUTABLE_FOLDER_PATH": "",
      "CONFIGURATION": configuration,
      "CONFIGURATION_BUILD_DIR": "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
      "DEVELOPMENT_LANGUAGE": developmentRegion,
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "EXECUTABLE_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "EXECUTABLE_PATH": "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.kind.packageType,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT": project,
      "PROJECT_DIR": folder,
      "PROJECT_FILE_PATH": "\(folder)/\(project).xcodeproj",
      "PROJECT_NAME": project,
      "SDK_NAME": "iphonesimulator",
      "SOURCE_ROOT": "$(SRCROOT)",
      "SRCROOT": folder,
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
      "SYMROOT": "build",
      "TARGETED_DEVICE_FAMILY": "1",
      "TARGETNAME": target.name,
      "TARGET_BUILD_DIR": "$(CONFIGURATION_BUILD_DIR)",
      "TARGET_NAME": target.name,
      "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
      "WRAPPER_SUFFIX": "",
    ]
    if !target.kind.wrapperExtension.isEmpty {
      values["WRAPPER_EXTENSION"] = target.kind.wrapperExtension
      values["WRAPPER_SUFFIX"] = ".$(WRAPPER_EXTENSION)"
    }
    return SettingsLevel(values)
  }
}

#include "CFoundationOverlay.h"

#include <stddef.h>

// Functions of the Swift half: Swift itself has no way to take the address of a method.
extern char windfall_bundle_localized_string[];
extern char windfall_bundle_localizations[];
extern char windfall_bundle_preferred_localizations[];
extern char windfall_bundle_development_localization[];
extern char windfall_bundle_localized_info[];
extern char windfall_bundle_info_object[];
extern char windfall_bundle_resource[];
extern char windfall_bundle_resources[];

static const struct windfall_method methods[] = {
    {"15localizedString6forKey5value5tableS2S_SSSgAHtF", windfall_bundle_localized_string},
    {"13localizationsSaySSGvg", windfall_bundle_localizations},
    {"22preferredLocalizationsSaySSGvg", windfall_bundle_preferred_localizations},
    {"23developmentLocalizationSSSgvg", windfall_bundle_development_localization},
    {"23localizedInfoDictionarySDySSypGSgvg", windfall_bundle_localized_info},
    {"6object20forInfoDictionaryKeyypSgSS_tF", windfall_bundle_info_object},
    {"3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF", windfall_bundle_resource},
    {"4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF", windfall_bundle_resources},
    {NULL, NULL},
};

const struct windfall_method *windfall_bundle_methods(void) { return methods; }

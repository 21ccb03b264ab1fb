// swift-format-ignore-file
// Written by Scripts/generate-documents.sh; run it again to change this file.

/// What our frameworks declare: see `PublicAPI.table`.
enum WindfallAPI {
  static let table: StaticString = #"""
    AVFoundation|@AVFoundation||AVAudioSessionCategoryAmbient AVAudioSessionCategoryMultiRoute AVAudioSessionCategoryPlayAndRecord AVAudioSessionCategoryPlayback AVAudioSessionCategoryRecord AVAudioSessionCategorySoloAmbient AVAudioSessionInterruptionOptionKey AVAudioSessionInterruptionTypeKey AVAudioSessionModeDefault AVAudioSessionModeMeasurement AVAudioSessionModeMoviePlayback AVAudioSessionModeSpokenAudio AVAudioSessionModeVideoChat AVAudioSessionModeVideoRecording AVAudioSessionModeVoiceChat AVAudioSessionRouteChangeReasonKey AVFoundationErrorDomain AVMakeRect(aspectRatio:insideRect:)
    Accelerate|@Accelerate||kvImageBackgroundColorFill kvImageBufferSizeMismatch kvImageCopyInPlace kvImageDoNotTile kvImageEdgeExtend kvImageGetTempBufferSize kvImageHighQualityResampling kvImageInvalidEdgeStyle kvImageInvalidKernelSize kvImageInvalidParameter kvImageLeaveAlphaUnchanged kvImageMemoryAllocationError kvImageNoError kvImageNoFlags kvImageNullPointerArgument kvImageRoiLargerThanInputBuffer kvImageTruncateKernel vDSP_conv(_:_:_:_:_:_:_:_:) vDSP_convD(_:_:_:_:_:_:_:_:) vDSP_dotpr(_:_:_:_:_:_:) vDSP_dotprD(_:_:_:_:_:_:) vDSP_maxv(_:_:_:_:) vDSP_maxvD(_:_:_:_:) vDSP_meanv(_:_:_:_:) vDSP_meanvD(_:_:_:_:) vDSP_measqv(_:_:_:_:) vDSP_measqvD(_:_:_:_:) vDSP_minv(_:_:_:_:) vDSP_minvD(_:_:_:_:) vDSP_rmsqv(_:_:_:_:) vDSP_rmsqvD(_:_:_:_:) vDSP_sve(_:_:_:_:) vDSP_sveD(_:_:_:_:) vDSP_svesq(_:_:_:_:) vDSP_svesqD(_:_:_:_:) vDSP_vadd(_:_:_:_:_:_:_:) vDSP_vaddD(_:_:_:_:_:_:_:) vDSP_vdiv(_:_:_:_:_:_:_:) vDSP_vdivD(_:_:_:_:_:_:_:) vDSP_vmul(_:_:_:_:_:_:_:) vDSP_vmulD(_:_:_:_:_:_:_:) vDSP_vsadd(_:_:_:_:_:_:) vDSP_vsaddD(_:_:_:_:_:_:) vDSP_vsdiv(_:_:_:_:_:_:) vDSP_vsdivD(_:_:_:_:_:_:) vDSP_vsmul(_:_:_:_:_:_:) vDSP_vsmulD(_:_:_:_:_:_:) vDSP_vsub(_:_:_:_:_:_:_:) vDSP_vsubD(_:_:_:_:_:_:_:) vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:) vImageBuffer_Init(_:_:_:_:_:) vImageConvert_Planar16FtoPlanarF(_:_:_:) vImageConvert_PlanarFtoPlanar16F(_:_:_:) vImagePermuteChannels_ARGB8888(_:_:_:_:) vImagePremultiplyData_RGBA8888(_:_:_:) vImageScale_ARGB8888(_:_:_:_:) vImageTentConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:) vImageUnpremultiplyData_RGBA8888(_:_:_:)
    !Accelerate|@Accelerate|vImageBoxConvolve_ARGB8888|Beyond the edges lie the pixels of the edges, whichever style the flags ask for.
    !Accelerate|@Accelerate|vImageBuffer_Init|Rows begin at multiples of sixteen bytes. Whoever made the buffer frees its data.
    !Accelerate|@Accelerate|vImageScale_ARGB8888|Each pixel is the mean of those that it covers; where it covers less than one, it is mixed of the four around it.
    !Accelerate|@Accelerate|vImageTentConvolve_ARGB8888|Beyond the edges lie the pixels of the edges, whichever style the flags ask for.
    AudioToolbox|@AudioToolbox||AudioServicesPlayAlertSound(_:) AudioServicesPlaySystemSound(_:) AudioServicesPlaySystemSoundWithCompletion(_:_:) kAppleLosslessFormatFlag_16BitSourceData kAppleLosslessFormatFlag_20BitSourceData kAppleLosslessFormatFlag_24BitSourceData kAppleLosslessFormatFlag_32BitSourceData kAudioFormat60958AC3 kAudioFormatAC3 kAudioFormatAES3 kAudioFormatALaw kAudioFormatAMR kAudioFormatAMR_WB kAudioFormatAppleIMA4 kAudioFormatAppleLossless kAudioFormatAudible kAudioFormatDVIIntelIMA kAudioFormatEnhancedAC3 kAudioFormatFLAC kAudioFormatFlagIsAlignedHigh kAudioFormatFlagIsBigEndian kAudioFormatFlagIsFloat kAudioFormatFlagIsNonInterleaved kAudioFormatFlagIsNonMixable kAudioFormatFlagIsPacked kAudioFormatFlagIsSignedInteger kAudioFormatFlagsAreAllClear kAudioFormatFlagsCanonical kAudioFormatFlagsNativeEndian kAudioFormatFlagsNativeFloatPacked kAudioFormatLinearPCM kAudioFormatMACE3 kAudioFormatMACE6 kAudioFormatMIDIStream kAudioFormatMPEG4AAC kAudioFormatMPEG4AAC_ELD kAudioFormatMPEG4AAC_ELD_SBR kAudioFormatMPEG4AAC_ELD_V2 kAudioFormatMPEG4AAC_HE kAudioFormatMPEG4AAC_HE_V2 kAudioFormatMPEG4AAC_LD kAudioFormatMPEG4AAC_Spatial kAudioFormatMPEG4CELP kAudioFormatMPEG4HVXC kAudioFormatMPEG4TwinVQ kAudioFormatMPEGD_USAC kAudioFormatMPEGLayer1 kAudioFormatMPEGLayer2 kAudioFormatMPEGLayer3 kAudioFormatMicrosoftGSM kAudioFormatOpus kAudioFormatParameterValueStream kAudioFormatQDesign kAudioFormatQDesign2 kAudioFormatQUALCOMM kAudioFormatTimeCode kAudioFormatULaw kAudioFormatiLBC kLinearPCMFormatFlagIsAlignedHigh kLinearPCMFormatFlagIsBigEndian kLinearPCMFormatFlagIsFloat kLinearPCMFormatFlagIsNonInterleaved kLinearPCMFormatFlagIsNonMixable kLinearPCMFormatFlagIsPacked kLinearPCMFormatFlagIsSignedInteger kLinearPCMFormatFlagsAreAllClear kSystemSoundID_Vibrate
    !AudioToolbox|@AudioToolbox|AudioServicesPlayAlertSound|Nobody hears it.
    !AudioToolbox|@AudioToolbox|AudioServicesPlaySystemSound|Nobody hears it.
    !AudioToolbox|@AudioToolbox|AudioServicesPlaySystemSoundWithCompletion|The sound has ended at once.
    AuthenticationServices|@AuthenticationServices||ASAuthorizationErrorDomain
    CloudKit|@CloudKit||CKCurrentUserDefaultName CKErrorDomain CKErrorRetryAfterKey CKErrorUserDidResetEncryptedDataKey CKPartialErrorsByItemIDKey CKRecordChangedErrorAncestorRecordKey CKRecordChangedErrorClientRecordKey CKRecordChangedErrorServerRecordKey CKRecordNameZoneWideShare CKRecordZoneDefaultName
    CommonCrypto|@CommonCrypto||CCHmac(_:_:_:_:_:_:) CC_MD5(_:_:_:) CC_MD5_BLOCK_BYTES CC_MD5_DIGEST_LENGTH CC_MD5_Final(_:_:) CC_MD5_Init(_:) CC_MD5_Update(_:_:_:) CC_SHA1(_:_:_:) CC_SHA1_BLOCK_BYTES CC_SHA1_DIGEST_LENGTH CC_SHA1_Final(_:_:) CC_SHA1_Init(_:) CC_SHA1_Update(_:_:_:) CC_SHA256(_:_:_:) CC_SHA256_BLOCK_BYTES CC_SHA256_DIGEST_LENGTH CC_SHA256_Final(_:_:) CC_SHA256_Init(_:) CC_SHA256_Update(_:_:_:) CC_SHA384(_:_:_:) CC_SHA384_BLOCK_BYTES CC_SHA384_DIGEST_LENGTH CC_SHA384_Final(_:_:) CC_SHA384_Init(_:) CC_SHA384_Update(_:_:_:) CC_SHA512(_:_:_:) CC_SHA512_BLOCK_BYTES CC_SHA512_DIGEST_LENGTH CC_SHA512_Final(_:_:) CC_SHA512_Init(_:) CC_SHA512_Update(_:_:_:) kCCHmacAlgMD5 kCCHmacAlgSHA1 kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512
    Compression|@Compression||COMPRESSION_STATUS_END COMPRESSION_STATUS_ERROR COMPRESSION_STATUS_OK COMPRESSION_STREAM_DECODE COMPRESSION_STREAM_ENCODE COMPRESSION_STREAM_FINALIZE COMPRESSION_ZLIB compression_decode_buffer(_:_:_:_:_:_:) compression_decode_scratch_buffer_size(_:) compression_encode_buffer(_:_:_:_:_:_:) compression_encode_scratch_buffer_size(_:) compression_stream_destroy(_:) compression_stream_init(_:_:_:) compression_stream_process(_:_:)
    !Compression|@Compression|compression_decode_buffer|What does not fit is left out.
    Contacts|@Contacts||CNContactBirthdayKey CNContactEmailAddressesKey CNContactFamilyNameKey CNContactGivenNameKey CNContactIdentifierKey CNContactImageDataKey CNContactMiddleNameKey CNContactOrganizationNameKey CNContactPhoneNumbersKey CNContactThumbnailImageDataKey CNErrorDomain CNLabelHome CNLabelOther CNLabelPhoneNumberMain CNLabelPhoneNumberMobile CNLabelWork CNPostalAddressCityKey CNPostalAddressCountryKey CNPostalAddressISOCountryCodeKey CNPostalAddressPostalCodeKey CNPostalAddressStateKey CNPostalAddressStreetKey CNPostalAddressSubAdministrativeAreaKey CNPostalAddressSubLocalityKey
    CoreData|@CoreData||NSAddedPersistentStoresKey NSAffectedObjectsErrorKey NSAffectedStoresErrorKey NSBinaryStoreType NSCoreDataError NSDeletedObjectIDsKey NSDeletedObjectsKey NSDetailedErrorsKey NSEntityMigrationPolicyError NSErrorMergePolicy NSExternalRecordImportError NSInMemoryStoreType NSInferMappingModelAutomaticallyOption NSInferredMappingModelError NSInsertedObjectIDsKey NSInsertedObjectsKey NSInvalidatedAllObjectsKey NSInvalidatedObjectIDsKey NSInvalidatedObjectsKey NSManagedObjectConstraintMergeError NSManagedObjectConstraintValidationError NSManagedObjectContextLockingError NSManagedObjectContextQueryGenerationKey NSManagedObjectExternalRelationshipError NSManagedObjectMergeError NSManagedObjectReferentialIntegrityError NSManagedObjectValidationError NSMergeByPropertyObjectTrumpMergePolicy NSMergeByPropertyStoreTrumpMergePolicy NSMigratePersistentStoresAutomaticallyOption NSMigrationCancelledError NSMigrationConstraintViolationError NSMigrationDestinationObjectKey NSMigrationEntityMappingKey NSMigrationEntityPolicyKey NSMigrationError NSMigrationManagerDestinationStoreError NSMigrationManagerKey NSMigrationManagerSourceStoreError NSMigrationMissingMappingModelError NSMigrationMissingSourceModelError NSMigrationPropertyMappingKey NSMigrationSourceObjectKey NSOverwriteMergePolicy NSPersistentHistoryTokenExpiredError NSPersistentHistoryTokenKey NSPersistentHistoryTrackingKey NSPersistentStoreCoordinatorLockingError NSPersistentStoreDeferredLightweightMigrationOptionKey NSPersistentStoreFileProtectionKey NSPersistentStoreForceDestroyOption NSPersistentStoreIncompatibleSchemaError NSPersistentStoreIncompatibleVersionHashError NSPersistentStoreIncompleteSaveError NSPersistentStoreInvalidTypeError NSPersistentStoreOpenError NSPersistentStoreOperationError NSPersistentStoreRemoteChangeNotificationPostOptionKey NSPersistentStoreSaveConflictsError NSPersistentStoreSaveConflictsErrorKey NSPersistentStoreSaveError NSPersistentStoreStagedMigrationManagerOptionKey NSPersistentStoreTimeoutError NSPersistentStoreTimeoutOption NSPersistentStoreTypeMismatchError NSPersistentStoreURLKey NSPersistentStoreUnsupportedRequestTypeError NSReadOnlyPersistentStoreOption NSRefreshedObjectIDsKey NSRefreshedObjectsKey NSRemovedPersistentStoresKey NSRollbackMergePolicy NSSQLiteAnalyzeOption NSSQLiteError NSSQLiteErrorDomain NSSQLiteManualVacuumOption NSSQLitePragmasOption NSSQLiteStoreType NSStoreModelVersionHashesKey NSStoreModelVersionIdentifiersKey NSStoreTypeKey NSStoreUUIDKey NSUUIDChangedPersistentStoresKey NSUpdatedObjectIDsKey NSUpdatedObjectsKey NSValidationDateTooLateError NSValidationDateTooSoonError NSValidationInvalidDateError NSValidationInvalidURIError NSValidationKeyErrorKey NSValidationMissingMandatoryPropertyError NSValidationMultipleErrorsError NSValidationNumberTooLargeError NSValidationNumberTooSmallError NSValidationObjectErrorKey NSValidationPredicateErrorKey NSValidationRelationshipDeniedDeleteError NSValidationRelationshipExceedsMaximumCountError NSValidationRelationshipLacksMinimumCountError NSValidationStringPatternMatchingError NSValidationStringTooLongError NSValidationStringTooShortError NSValidationValueErrorKey windfallErasedCast(_:ifPossibleTo:) windfallErasedCast(_:to:) windfallMake(_:context:) windfallMake(_:entity:insertInto:)
    CoreGraphics|@CoreGraphics||CGColorSpaceCreateDeviceCMYK() CGColorSpaceCreateDeviceGray() CGColorSpaceCreateDeviceRGB() CTFontManagerRegisterFontsForURL(_:_:_:) CTFontManagerRegisterGraphicsFont(_:_:) CTFontManagerUnregisterFontsForURL(_:_:_:) CTFontManagerUnregisterGraphicsFont(_:_:) kAbbrevSquaredLigaturesOffSelector kAbbrevSquaredLigaturesOnSelector kAllCapsSelector kAllLowerCaseSelector kAllTypeFeaturesOffSelector kAllTypeFeaturesOnSelector kAllTypographicFeaturesType kAltHalfWidthTextSelector kAltProportionalTextSelector kAlternateHorizKanaOffSelector kAlternateHorizKanaOnSelector kAlternateKanaType kAlternateVertKanaOffSelector kAlternateVertKanaOnSelector kAnnotationType kAsteriskToMultiplyOffSelector kAsteriskToMultiplyOnSelector kCGPDFContextAuthor kCGPDFContextCreator kCGPDFContextKeywords kCGPDFContextMediaBox kCGPDFContextSubject kCGPDFContextTitle kCJKRomanSpacingType kCJKSymbolAlternativesType kCJKVerticalRomanPlacementType kCTFontAttributeName kCTKernAttributeName kCTLigatureAttributeName kCTTrackingAttributeName kCaseSensitiveLayoutOffSelector kCaseSensitiveLayoutOnSelector kCaseSensitiveLayoutType kCaseSensitiveSpacingOffSelector kCaseSensitiveSpacingOnSelector kCharacterAlternativesType kCharacterShapeType kCommonLigaturesOffSelector kCommonLigaturesOnSelector kContextualAlternatesOffSelector kContextualAlternatesOnSelector kContextualAlternatesType kContextualLigaturesOffSelector kContextualLigaturesOnSelector kContextualSwashAlternatesOffSelector kContextualSwashAlternatesOnSelector kCursiveConnectionType kDecomposeDiacriticsSelector kDecorativeBordersSelector kDefaultLowerCaseSelector kDefaultUpperCaseSelector kDesignComplexityType kDesignLevel1Selector kDesignLevel2Selector kDesignLevel3Selector kDesignLevel4Selector kDesignLevel5Selector kDiacriticsType kDiagonalFractionsSelector kDingbatsSelector kDiphthongLigaturesOffSelector kDiphthongLigaturesOnSelector kDisplayTextSelector kEngravedTextSelector kExpertCharactersSelector kExponentsOffSelector kExponentsOnSelector kFleuronsSelector kFormInterrobangOffSelector kFormInterrobangOnSelector kFractionsType kHalfWidthTextSelector kHideDiacriticsSelector kHistoricalLigaturesOffSelector kHistoricalLigaturesOnSelector kHojoCharactersSelector kHyphenToEnDashOffSelector kHyphenToEnDashOnSelector kHyphenToMinusOffSelector kHyphenToMinusOnSelector kHyphensToEmDashOffSelector kHyphensToEmDashOnSelector kIdeographicAlternativesType kIdeographicSpacingType kIlluminatedCapsSelector kInequalityLigaturesOffSelector kInequalityLigaturesOnSelector kInferiorsSelector kInitialCapsAndSmallCapsSelector kInitialCapsSelector kInternationalSymbolsSelector kItalicCJKRomanType kJIS1978CharactersSelector kJIS1983CharactersSelector kJIS1990CharactersSelector kJIS2004CharactersSelector kKanaSpacingType kLanguageTagType kLetterCaseType kLigaturesType kLineFinalSwashesOffSelector kLineFinalSwashesOnSelector kLineInitialSwashesOffSelector kLineInitialSwashesOnSelector kLinguisticRearrangementType kLogosOffSelector kLogosOnSelector kLowerCaseNumbersSelector kLowerCasePetiteCapsSelector kLowerCaseSmallCapsSelector kLowerCaseType kMathSymbolsSelector kMathematicalExtrasType kMathematicalGreekOffSelector kMathematicalGreekOnSelector kMonospacedNumbersSelector kMonospacedTextSelector kNLCCharactersSelector kNoAlternatesSelector kNoFractionsSelector kNoOrnamentsSelector kNoStyleOptionsSelector kNoStylisticAlternatesSelector kNonFinalSwashesOffSelector kNonFinalSwashesOnSelector kNormalPositionSelector kNumberCaseType kNumberSpacingType kOrdinalsSelector kOrnamentSetsType kOverlappingCharactersType kPeriodsToEllipsisOffSelector kPeriodsToEllipsisOnSelector kPiCharactersSelector kPreventOverlapOffSelector kPreventOverlapOnSelector kProportionalNumbersSelector kProportionalTextSelector kQuarterWidthNumbersSelector kQuarterWidthTextSelector kRareLigaturesOffSelector kRareLigaturesOnSelector kRebusPicturesOffSelector kRebusPicturesOnSelector kRequiredLigaturesOffSelector kRequiredLigaturesOnSelector kRubyKanaType kScientificInferiorsSelector kShowDiacriticsSelector kSimplifiedCharactersSelector kSlashToDivideOffSelector kSlashToDivideOnSelector kSlashedZeroOffSelector kSlashedZeroOnSelector kSmallCapsSelector kSmartQuotesOffSelector kSmartQuotesOnSelector kSmartSwashType kSquaredLigaturesOffSelector kSquaredLigaturesOnSelector kStyleOptionsType kStylisticAltEightOffSelector kStylisticAltEightOnSelector kStylisticAltEighteenOffSelector kStylisticAltEighteenOnSelector kStylisticAltElevenOffSelector kStylisticAltElevenOnSelector kStylisticAltFifteenOffSelector kStylisticAltFifteenOnSelector kStylisticAltFiveOffSelector kStylisticAltFiveOnSelector kStylisticAltFourOffSelector kStylisticAltFourOnSelector kStylisticAltFourteenOffSelector kStylisticAltFourteenOnSelector kStylisticAltNineOffSelector kStylisticAltNineOnSelector kStylisticAltNineteenOffSelector kStylisticAltNineteenOnSelector kStylisticAltOneOffSelector kStylisticAltOneOnSelector kStylisticAltSevenOffSelector kStylisticAltSevenOnSelector kStylisticAltSeventeenOffSelector kStylisticAltSeventeenOnSelector kStylisticAltSixOffSelector kStylisticAltSixOnSelector kStylisticAltSixteenOffSelector kStylisticAltSixteenOnSelector kStylisticAltTenOffSelector kStylisticAltTenOnSelector kStylisticAltThirteenOffSelector kStylisticAltThirteenOnSelector kStylisticAltThreeOffSelector kStylisticAltThreeOnSelector kStylisticAltTwelveOffSelector kStylisticAltTwelveOnSelector kStylisticAltTwentyOffSelector kStylisticAltTwentyOnSelector kStylisticAltTwoOffSelector kStylisticAltTwoOnSelector kStylisticAlternativesType kSubstituteVerticalFormsOffSelector kSubstituteVerticalFormsOnSelector kSuperiorsSelector kSwashAlternatesOffSelector kSwashAlternatesOnSelector kSymbolLigaturesOffSelector kSymbolLigaturesOnSelector kTallCapsSelector kTextSpacingType kThirdWidthNumbersSelector kThirdWidthTextSelector kTitlingCapsSelector kTraditionalAltFiveSelector kTraditionalAltFourSelector kTraditionalAltOneSelector kTraditionalAltThreeSelector kTraditionalAltTwoSelector kTraditionalCharactersSelector kTraditionalNamesCharactersSelector kTransliterationType kTypographicExtrasType kUnicodeDecompositionType kUpperAndLowerCaseSelector kUpperCaseNumbersSelector kUpperCasePetiteCapsSelector kUpperCaseSmallCapsSelector kUpperCaseType kVerticalFractionsSelector kVerticalPositionType kVerticalSubstitutionType kWordFinalSwashesOffSelector kWordFinalSwashesOnSelector kWordInitialSwashesOffSelector kWordInitialSwashesOnSelector
    CoreHaptics|@CoreHaptics||CoreHapticsErrorDomain
    CoreImage|@CoreImage||kCIInputAmountKey kCIInputAngleKey kCIInputBackgroundImageKey kCIInputBrightnessKey kCIInputCenterKey kCIInputColorKey kCIInputContrastKey kCIInputEVKey kCIInputExtentKey kCIInputImageKey kCIInputIntensityKey kCIInputRadiusKey kCIInputSaturationKey kCIInputScaleKey kCIInputSharpnessKey kCIInputWidthKey kCIOutputImageKey
    CoreLocation|@CoreLocation||CLLocationCoordinate2DIsValid(_:) CLLocationCoordinate2DMake(_:_:) CLLocationDistanceMax CLTimeIntervalMax kCLDistanceFilterNone kCLErrorDomain kCLHeadingFilterNone kCLLocationAccuracyBest kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
    CoreMedia|@CoreMedia||CMFormatDescriptionGetMediaSubType(_:) CMFormatDescriptionGetMediaType(_:) CMTimeGetSeconds(_:) CMTimeMake(value:timescale:) CMTimeMakeWithSeconds(_:preferredTimescale:) CMVideoFormatDescriptionCreate(allocator:codecType:width:height:extensions:formatDescriptionOut:) CMVideoFormatDescriptionGetDimensions(_:) kCMMediaType_Audio kCMMediaType_ClosedCaption kCMMediaType_Metadata kCMMediaType_Muxed kCMMediaType_Subtitle kCMMediaType_Text kCMMediaType_TimeCode kCMMediaType_Video kCMVideoCodecType_Animation kCMVideoCodecType_AppleProRes422 kCMVideoCodecType_AppleProRes4444 kCMVideoCodecType_H264 kCMVideoCodecType_HEVC kCMVideoCodecType_JPEG kCMVideoCodecType_MPEG4Video
    !CoreMedia|@CoreMedia|CMVideoFormatDescriptionCreate|The extensions say nothing that can be asked for here.
    CoreMotion|@CoreMotion||CMErrorDeviceRequiresMovement CMErrorDomain CMErrorInvalidAction CMErrorInvalidParameter CMErrorMotionActivityNotAuthorized CMErrorMotionActivityNotAvailable CMErrorMotionActivityNotEntitled CMErrorNULL CMErrorNotAuthorized CMErrorNotAvailable CMErrorNotEntitled CMErrorTrueNorthNotAvailable CMErrorUnknown
    CoreSpotlight|@CoreSpotlight||CSIndexErrorDomain CSQueryContinuationActionType CSSearchQueryString CSSearchableItemActionType CSSearchableItemActivityIdentifier
    CoreText|@CoreText||CTFontCopyDisplayName(_:) CTFontCopyFamilyName(_:) CTFontCopyFontDescriptor(_:) CTFontCopyFullName(_:) CTFontCopyPostScriptName(_:) CTFontCreateCopyWithAttributes(_:_:_:_:) CTFontCreateWithFontDescriptor(_:_:_:) CTFontCreateWithGraphicsFont(_:_:_:_:) CTFontCreateWithName(_:_:_:) CTFontDescriptorCreateWithNameAndSize(_:_:) CTFontGetAdvancesForGlyphs(_:_:_:_:_:) CTFontGetAscent(_:) CTFontGetCapHeight(_:) CTFontGetDescent(_:) CTFontGetGlyphsForCharacters(_:_:_:_:) CTFontGetLeading(_:) CTFontGetSize(_:) CTFontGetXHeight(_:) CTFrameDraw(_:_:) CTFrameGetLineOrigins(_:_:_:) CTFrameGetLines(_:) CTFrameGetPath(_:) CTFrameGetStringRange(_:) CTFrameGetVisibleStringRange(_:) CTFramesetterCreateFrame(_:_:_:_:) CTFramesetterCreateWithAttributedString(_:) CTFramesetterCreateWithTypesetter(_:) CTFramesetterGetTypesetter(_:) CTFramesetterSuggestFrameSizeWithConstraints(_:_:_:_:_:) CTLineCreateTruncatedLine(_:_:_:_:) CTLineCreateWithAttributedString(_:) CTLineDraw(_:_:) CTLineGetBoundsWithOptions(_:_:) CTLineGetGlyphCount(_:) CTLineGetGlyphRuns(_:) CTLineGetImageBounds(_:_:) CTLineGetOffsetForStringIndex(_:_:_:) CTLineGetStringIndexForPosition(_:_:) CTLineGetStringRange(_:) CTLineGetTrailingWhitespaceWidth(_:) CTLineGetTypographicBounds(_:_:_:_:) CTRunDraw(_:_:_:) CTRunGetAdvances(_:_:_:) CTRunGetAttributes(_:) CTRunGetGlyphCount(_:) CTRunGetPositions(_:_:_:) CTRunGetStringRange(_:) CTRunGetTypographicBounds(_:_:_:_:_:) CTTypesetterCreateLine(_:_:) CTTypesetterCreateWithAttributedString(_:) CTTypesetterSuggestClusterBreak(_:_:_:) CTTypesetterSuggestLineBreak(_:_:_:) kCTForegroundColorAttributeName kCTParagraphStyleAttributeName kCTUnderlineColorAttributeName kCTUnderlineStyleAttributeName
    !CoreText|@CoreText|CTFontGetGlyphsForCharacters|Every font has glyphs for all characters, as those that it lacks come from others.
    DarwinOverlay|@DarwinOverlay||CLOCK_MONOTONIC_RAW_APPROX CLOCK_UPTIME_RAW CLOCK_UPTIME_RAW_APPROX ENOATTR FIOASYNC FIONBIO FIONREAD HUGE INT64_MAX INT64_MIN INTMAX_MAX INTMAX_MIN IPPROTO_IP IPPROTO_IPV6 IPPROTO_TCP IPPROTO_UDP MAXFLOAT MAXHOSTNAMELEN MAXPATHLEN O_EVTONLY PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_ERRORCHECK PTHREAD_MUTEX_NORMAL PTHREAD_MUTEX_RECURSIVE QOS_CLASS_BACKGROUND QOS_CLASS_DEFAULT QOS_CLASS_UNSPECIFIED QOS_CLASS_USER_INITIATED QOS_CLASS_USER_INTERACTIVE QOS_CLASS_UTILITY RUSAGE_SELF SOCK_DGRAM SOCK_RAW SOCK_STREAM S_ISBLK(_:) S_ISCHR(_:) S_ISDIR(_:) S_ISFIFO(_:) S_ISLNK(_:) S_ISREG(_:) S_ISSOCK(_:) TARGET_IPHONE_SIMULATOR TARGET_OS_EMBEDDED TARGET_OS_IOS TARGET_OS_IPHONE TARGET_OS_MAC TARGET_OS_MACCATALYST TARGET_OS_OSX TARGET_OS_SIMULATOR TARGET_OS_TV TARGET_OS_VISION TARGET_OS_WATCH TIOCGWINSZ TIOCNOTTY TIOCSCTTY TIOCSWINSZ UINT64_MAX UINTMAX_MAX UINT_MAX ULLONG_MAX ULONG_MAX XATTR_CREATE XATTR_MAXNAMELEN XATTR_NOFOLLOW XATTR_REPLACE __dispatch_get_global_queue(_:_:) __dispatch_queue_get_label(_:) closedir(_:) dlclose(_:) fclose(_:) feof(_:) ferror(_:) fgets(_:_:_:) fgetxattr(_:_:_:_:_:_:) fileno(_:) flistxattr(_:_:_:_:) fputs(_:_:) fread(_:_:_:_:) fremovexattr(_:_:_:) fseek(_:_:_:) fsetxattr(_:_:_:_:_:_:) ftell(_:) fwrite(_:_:_:_:) getrlimit(_:_:) getxattr(_:_:_:_:_:_:) listxattr(_:_:_:_:) noErr os_unfair_lock_assert_not_owner(_:) os_unfair_lock_assert_owner(_:) os_unfair_lock_lock(_:) os_unfair_lock_trylock(_:) os_unfair_lock_unlock(_:) pthread_create(_:_:_:_:) pthread_mach_thread_np(_:) pthread_setname_np(_:) pthread_threadid_np(_:_:) qos_class_main() qos_class_self() readdir(_:) removexattr(_:_:_:) rewind(_:) setrlimit(_:_:) setxattr(_:_:_:_:_:_:) windfallStderr windfallStdin windfallStdout
    EventKit|@EventKit||EKErrorDomain
    FoundationNetworkingOverlay|@FoundationNetworkingOverlay||NSURLAuthenticationMethodClientCertificate NSURLAuthenticationMethodServerTrust windfallCollect(_:_:_:)
    FoundationOverlay|@FoundationOverlay||CFAbsoluteTimeGetCurrent() CFArrayGetCount(_:) CFArrayGetTypeID() CFArrayGetValueAtIndex(_:_:) CFAttributedStringGetTypeID() CFBooleanGetTypeID() CFBooleanGetValue(_:) CFBridgingRelease(_:) CFBridgingRetain(_:) CFCalendarGetTypeID() CFCharacterSetGetTypeID() CFDataAppendBytes(_:_:_:) CFDataCreate(_:_:_:) CFDataCreateMutable(_:_:) CFDataGetBytePtr(_:) CFDataGetLength(_:) CFDataGetTypeID() CFDateGetTypeID() CFDictionaryContainsKey(_:_:) CFDictionaryGetCount(_:) CFDictionaryGetTypeID() CFDictionaryGetValue(_:_:) CFEqual(_:_:) CFErrorCopyDescription(_:) CFErrorCopyFailureReason(_:) CFErrorCopyRecoverySuggestion(_:) CFErrorCopyUserInfo(_:) CFErrorCreate(_:_:_:_:) CFErrorGetCode(_:) CFErrorGetDomain(_:) CFErrorGetTypeID() CFGetRetainCount(_:) CFGetTypeID(_:) CFHTTPMessageAppendBytes(_:_:_:) CFHTTPMessageCopyAllHeaderFields(_:) CFHTTPMessageCopyBody(_:) CFHTTPMessageCopyHeaderFieldValue(_:_:) CFHTTPMessageCopyRequestMethod(_:) CFHTTPMessageCopyRequestURL(_:) CFHTTPMessageCopyResponseStatusLine(_:) CFHTTPMessageCopySerializedMessage(_:) CFHTTPMessageCopyVersion(_:) CFHTTPMessageCreateCopy(_:_:) CFHTTPMessageCreateEmpty(_:_:) CFHTTPMessageCreateRequest(_:_:_:_:) CFHTTPMessageCreateResponse(_:_:_:_:) CFHTTPMessageGetResponseStatusCode(_:) CFHTTPMessageIsHeaderComplete(_:) CFHTTPMessageIsRequest(_:) CFHTTPMessageSetBody(_:_:) CFHTTPMessageSetHeaderFieldValue(_:_:_:) CFHash(_:) CFLocaleGetTypeID() CFNullGetTypeID() CFNumberCreate(_:_:_:) CFNumberGetByteSize(_:) CFNumberGetType(_:) CFNumberGetTypeID() CFNumberGetValue(_:_:_:) CFNumberIsFloatType(_:) CFRangeMake(_:_:) CFReadStreamCopyProperty(_:_:) CFReadStreamSetDispatchQueue(_:_:) CFReadStreamSetProperty(_:_:_:) CFRunLoopAddSource(_:_:_:) CFRunLoopAddTimer(_:_:_:) CFRunLoopContainsSource(_:_:_:) CFRunLoopGetCurrent() CFRunLoopGetMain() CFRunLoopPerformBlock(_:_:_:) CFRunLoopRemoveSource(_:_:_:) CFRunLoopRun() CFRunLoopRunInMode(_:_:_:) CFRunLoopSourceCreate(_:_:_:) CFRunLoopSourceInvalidate(_:) CFRunLoopSourceIsValid(_:) CFRunLoopSourceSignal(_:) CFRunLoopStop(_:) CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_:) CFRunLoopTimerInvalidate(_:) CFRunLoopTimerIsValid(_:) CFRunLoopWakeUp(_:) CFSetGetTypeID() CFStreamCreatePairWithSocketToHost(_:_:_:_:_:) CFStringConvertEncodingToIANACharSetName(_:) CFStringConvertEncodingToNSStringEncoding(_:) CFStringConvertIANACharSetNameToEncoding(_:) CFStringConvertNSStringEncodingToEncoding(_:) CFStringCreateCopy(_:_:) CFStringCreateMutableCopy(_:_:_:) CFStringCreateWithCString(_:_:_:) CFStringGetLength(_:) CFStringGetTypeID() CFStringTransform(_:_:_:_:) CFSwapInt16BigToHost(_:) CFSwapInt16HostToBig(_:) CFSwapInt32BigToHost(_:) CFSwapInt32HostToBig(_:) CFSwapInt32HostToLittle(_:) CFSwapInt32LittleToHost(_:) CFSwapInt64BigToHost(_:) CFSwapInt64HostToBig(_:) CFTimeZoneGetTypeID() CFURLCopyHostName(_:) CFURLCopyLastPathComponent(_:) CFURLCopyPassword(_:) CFURLCopyPath(_:) CFURLCopyPathExtension(_:) CFURLCopyScheme(_:) CFURLCopyUserName(_:) CFURLCreateAbsoluteURLWithBytes(_:_:_:_:_:_:) CFURLCreateStringByAddingPercentEscapes(_:_:_:_:_:) CFURLCreateStringByReplacingPercentEscapes(_:_:_:) CFURLCreateWithBytes(_:_:_:_:_:) CFURLCreateWithFileSystemPath(_:_:_:_:) CFURLCreateWithString(_:_:_:) CFURLGetByteRangeForComponent(_:_:_:) CFURLGetBytes(_:_:_:) CFURLGetPortNumber(_:) CFURLGetString(_:) CFURLGetTypeID() CFURLHasDirectoryPath(_:) CFUUIDCreate(_:) CFUUIDCreateString(_:_:) CFUUIDGetTypeID() CFWriteStreamCopyProperty(_:_:) CFWriteStreamSetDispatchQueue(_:_:) CFWriteStreamSetProperty(_:_:_:) CGPointMake(_:_:) CGPointZero CGRectGetMaxX(_:) CGRectGetMaxY(_:) CGRectGetMidX(_:) CGRectGetMidY(_:) CGRectGetMinX(_:) CGRectGetMinY(_:) CGRectInfinite CGRectInset(_:_:_:) CGRectIntegral(_:) CGRectMake(_:_:_:_:) CGRectNull CGRectStandardize(_:) CGRectUnion(_:_:) CGRectZero CGSizeMake(_:_:) CGSizeZero NSFoundationVersionNumber NSFoundationVersionNumber_iOS_6_0 NSFoundationVersionNumber_iOS_6_1 NSFoundationVersionNumber_iOS_7_0 NSFoundationVersionNumber_iOS_7_1 NSFoundationVersionNumber_iOS_8_0 NSFoundationVersionNumber_iOS_8_1 NSFoundationVersionNumber_iOS_8_2 NSFoundationVersionNumber_iOS_8_3 NSFoundationVersionNumber_iOS_8_4 NSFoundationVersionNumber_iOS_9_0 NSFoundationVersionNumber_iOS_9_1 NSFoundationVersionNumber_iOS_9_2 NSFoundationVersionNumber_iOS_9_3 NSFoundationVersionNumber_iOS_9_4 NSIntegerMax NSIntegerMin NSUIntegerMax NSURLErrorNetworkUnavailableReasonKey NSUserActivityTypeBrowsingWeb kCFAbsoluteTimeIntervalSince1904 kCFAbsoluteTimeIntervalSince1970 kCFAllocatorDefault kCFAllocatorMalloc kCFAllocatorNull kCFAllocatorSystemDefault kCFBooleanFalse kCFBooleanTrue kCFBundleDevelopmentRegionKey kCFBundleExecutableKey kCFBundleIdentifierKey kCFBundleInfoDictionaryVersionKey kCFBundleLocalizationsKey kCFBundleNameKey kCFBundleVersionKey kCFErrorDomainCocoa kCFErrorDomainMach kCFErrorDomainOSStatus kCFErrorDomainPOSIX kCFErrorLocalizedDescriptionKey kCFErrorLocalizedFailureReasonKey kCFErrorLocalizedRecoverySuggestionKey kCFErrorUnderlyingErrorKey kCFHTTPVersion1_0 kCFHTTPVersion1_1 kCFHTTPVersion2_0 kCFHTTPVersion3_0 kCFNotFound kCFNull kCFStreamPropertySSLContext kCFStreamPropertySSLPeerTrust kCFStreamPropertySSLSettings kCFStreamPropertyShouldCloseNativeSocket kCFStreamPropertySocketSecurityLevel kCFStreamSSLPeerName kCFStreamSSLValidatesCertificateChain kCFStreamSocketSecurityLevelNegotiatedSSL kCFStreamSocketSecurityLevelNone kCFStringEncodingInvalidId kCFStringTransformFullwidthHalfwidth kCFStringTransformMandarinLatin kCFStringTransformStripCombiningMarks kCFStringTransformStripDiacritics kCFStringTransformToLatin objc_allocateClassPair(_:_:_:) objc_disposeClassPair(_:) objc_registerClassPair(_:)
    !FoundationOverlay|@FoundationOverlay|CFArrayGetValueAtIndex|The object that is given lives as long as the array.
    !FoundationOverlay|@FoundationOverlay|CFDataGetBytePtr|The bytes live as long as the data.
    !FoundationOverlay|@FoundationOverlay|CFDictionaryGetValue|Keys are objects. The object that is given lives as long as the dictionary.
    !FoundationOverlay|@FoundationOverlay|CFGetRetainCount|Like that of iOS good for comparisons only: the calling function holds the object as well.
    !FoundationOverlay|@FoundationOverlay|CFGetTypeID|The numbers are those of this process; what Core Foundation has no type for is one type here.
    !FoundationOverlay|@FoundationOverlay|CFNumberGetValue|False where the type does not hold the number as it is.
    !FoundationOverlay|@FoundationOverlay|CFReadStreamSetDispatchQueue|For streams that are bound to another.
    !FoundationOverlay|@FoundationOverlay|CFStreamCreatePairWithSocketToHost|No host can be reached: to open them is not there yet, and ends as without a network.
    !FoundationOverlay|@FoundationOverlay|CFStringTransform|A part of the text is not transformed: a range answers false.
    !FoundationOverlay|@FoundationOverlay|CFURLCreateStringByReplacingPercentEscapes|Nil for the characters to leave escaped leaves all escaped; nil as well where the bytes are no UTF-8.
    !FoundationOverlay|@FoundationOverlay|CFWriteStreamSetDispatchQueue|For streams that are bound to another.
    !FoundationOverlay|@FoundationOverlay|objc_allocateClassPair|No class can be made at run time: the call is noted, and the answer is nil, which on iOS means that the name is taken.
    ImageIO|@ImageIO||CGImageDestinationAddImage(_:_:_:) CGImageDestinationAddImageFromSource(_:_:_:_:) CGImageDestinationCreateWithData(_:_:_:_:) CGImageDestinationCreateWithURL(_:_:_:_:) CGImageDestinationFinalize(_:) CGImageDestinationSetProperties(_:_:) CGImageSourceCopyProperties(_:_:) CGImageSourceCopyPropertiesAtIndex(_:_:_:) CGImageSourceCreateImageAtIndex(_:_:_:) CGImageSourceCreateIncremental(_:) CGImageSourceCreateThumbnailAtIndex(_:_:_:) CGImageSourceCreateWithData(_:_:) CGImageSourceCreateWithURL(_:_:) CGImageSourceGetCount(_:) CGImageSourceGetStatus(_:) CGImageSourceGetStatusAtIndex(_:_:) CGImageSourceGetType(_:) CGImageSourceUpdateData(_:_:_:) CGImageSourceUpdateDataProvider(_:_:_:) kCGImageDestinationLossyCompressionQuality kCGImagePropertyFileSize kCGImagePropertyJFIFDictionary kCGImagePropertyJFIFIsProgressive kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceThumbnailMaxPixelSize
    JavaScriptCore|@JavaScriptCore||JSPropertyDescriptorConfigurableKey JSPropertyDescriptorEnumerableKey JSPropertyDescriptorGetKey JSPropertyDescriptorSetKey JSPropertyDescriptorValueKey JSPropertyDescriptorWritableKey
    LinkPresentation|@LinkPresentation||LPErrorDomain
    LocalAuthentication|@LocalAuthentication||LAErrorDomain
    MapKit|@MapKit||MKCoordinateRegionMake(_:_:) MKCoordinateRegionMakeWithDistance(_:_:_:) MKCoordinateSpanMake(_:_:) MKErrorDomain MKLaunchOptionsDirectionsModeDefault MKLaunchOptionsDirectionsModeDriving MKLaunchOptionsDirectionsModeKey MKLaunchOptionsDirectionsModeTransit MKLaunchOptionsDirectionsModeWalking MKLaunchOptionsMapCenterKey MKLaunchOptionsMapSpanKey MKLaunchOptionsMapTypeKey MKLaunchOptionsShowsTrafficKey MKMapPointsPerMeterAtLatitude(_:) MKMetersPerMapPointAtLatitude(_:)
    !MapKit|@MapKit|MKMapPointsPerMeterAtLatitude|On a globe that is a sphere.
    !MapKit|@MapKit|MKMetersPerMapPointAtLatitude|On a globe that is a sphere.
    MessageUI|@MessageUI||MFMailComposeErrorDomain
    Metal|@Metal||MTLCreateSystemDefaultDevice()
    MetalPerformanceShaders|@MetalPerformanceShaders||MPSSupportsMTLDevice(_:)
    MobileCoreServices|@MobileCoreServices||UTTypeCopyPreferredTagWithClass(_:_:) UTTypeCreatePreferredIdentifierForTag(_:_:_:) kUTTagClassFilenameExtension kUTTagClassMIMEType kUTType3DContent kUTTypeAVIMovie kUTTypeAppleICNS kUTTypeArchive kUTTypeAudio kUTTypeAudioInterchangeFileFormat kUTTypeAudiovisualContent kUTTypeBMP kUTTypeBinaryPropertyList kUTTypeBundle kUTTypeBzip2Archive kUTTypeCalendarEvent kUTTypeCommaSeparatedText kUTTypeCompositeContent kUTTypeContact kUTTypeContent kUTTypeData kUTTypeDelimitedText kUTTypeDirectory kUTTypeDiskImage kUTTypeElectronicPublication kUTTypeEmailMessage kUTTypeFileURL kUTTypeFlatRTFD kUTTypeFolder kUTTypeFont kUTTypeGIF kUTTypeGNUZipArchive kUTTypeHTML kUTTypeICO kUTTypeImage kUTTypeItem kUTTypeJPEG kUTTypeJPEG2000 kUTTypeJSON kUTTypeJavaScript kUTTypeLivePhoto kUTTypeLog kUTTypeMIDIAudio kUTTypeMP3 kUTTypeMPEG kUTTypeMPEG2Video kUTTypeMPEG4 kUTTypeMPEG4Audio kUTTypeMessage kUTTypeMovie kUTTypePDF kUTTypePNG kUTTypePackage kUTTypePlainText kUTTypePlaylist kUTTypePresentation kUTTypePropertyList kUTTypeQuickTimeMovie kUTTypeRTF kUTTypeRTFD kUTTypeRawImage kUTTypeScalableVectorGraphics kUTTypeSourceCode kUTTypeSpreadsheet kUTTypeSwiftSource kUTTypeTIFF kUTTypeTabSeparatedText kUTTypeText kUTTypeToDoItem kUTTypeURL kUTTypeUTF16PlainText kUTTypeUTF8PlainText kUTTypeVCard kUTTypeVideo kUTTypeVolume kUTTypeWaveformAudio kUTTypeXML kUTTypeXMLPropertyList kUTTypeZipArchive
    MultipeerConnectivity|@MultipeerConnectivity||MCErrorDomain
    Network|@Network||sec_protocol_options_set_verify_block(_:_:_:) sec_trust_copy_ref(_:)
    Nimble|@Nimble||!=(lhs:rhs:) !==(lhs:rhs:) &&(left:right:) <(lhs:rhs:) <=(lhs:rhs:) ==(lhs:rhs:) ===(lhs:rhs:) >(lhs:rhs:) >=(lhs:rhs:) DefaultDelta NimbleAssertionHandler allPass(_:) allPass(_:_:) be(_:) beAKindOf(_:) beAnInstanceOf(_:) beCloseTo(_:within?:) beEmpty() beFailure(_:) beFailure(test?:) beFalse() beFalsy() beGreaterThan(_:) beGreaterThanOrEqualTo(_:) beIdenticalTo(_:) beLessThan(_:) beLessThanOrEqualTo(_:) beNil() beSuccess(_:) beSuccess(test?:) beTrue() beTruthy() beVoid() beWithin(_:) beginWith(_:) beginWith(prefix:) beginWith(prefix:by:) catchBadInstruction(block:) compactMap(_:_:) contain(_:) contain(_?:) containElementSatisfying(_:_?:) defaultDelta() elementsEqual(_:) elementsEqual(_:by:) endWith(_:) equal(_:) expect(fileID?:file?:line?:column?:_:) expecta(fileID?:file?:line?:column?:_:) expects(fileID?:file?:line?:column?:_:) fail(_:fileID?:file?:line?:column?:) fail(_:location:) fail(fileID?:file?:line?:column?:) gatherExpectations(silently?:closure:) gatherFailingExpectations(silently?:closure:) haveCount(_:) map(_:_:) match(_:) matchError(_:) not(_:) pollUnwrap(file?:line?:_:) pollUnwrap(file?:line?:timeout?:pollInterval?:description?:_:) pollUnwrapa(file?:line?:timeout?:pollInterval?:description?:_:) pollUnwraps(file?:line?:timeout?:pollInterval?:description?:_:) postNotifications(_:from?:) prettyCollectionType(_:) raiseException(named:reason?:userInfo?:closure?:) raiseException(named?:reason?:userInfo?:closure?:) recordFailure(_:location:) recordTestingFailure(_:location:) require(fileID?:file?:line?:column?:customError?:_:) requireFail(_?:customError?:fileID?:file?:line?:column?:) requirea(fileID?:file?:line?:column?:customError?:_:) requires(fileID?:file?:line?:column?:customError?:_:) satisfyAllOf(_:) satisfyAllOf(_?:) satisfyAnyOf(_:) satisfyAnyOf(_?:) stringify(_:) succeed() throwAssertion() throwError() throwError(_:closure?:) throwError(closure:) throwError(errorType:closure?:) unwrap(fileID?:file?:line?:column?:customError?:description?:_:) unwrapa(fileID?:file?:line?:column?:customError?:description?:_:) unwraps(fileID?:file?:line?:column?:customError?:description?:_:) waitUntil(timeout?:fileID?:file?:line?:column?:action:) withAssertionHandler(_:fileID?:file?:line?:column?:closure:) ||(left:right:) ±(lhs:rhs:) ≈(lhs:rhs:)
    OHHTTPStubs|@OHHTTPStubs||!(expr:) &&(lhs:rhs:) MocktailErrorDomain OHHTTPStubsDownloadSpeed1KBPS OHHTTPStubsDownloadSpeed3G OHHTTPStubsDownloadSpeed3GPlus OHHTTPStubsDownloadSpeedEDGE OHHTTPStubsDownloadSpeedGPRS OHHTTPStubsDownloadSpeedSLOW OHHTTPStubsDownloadSpeedWifi OHPathForFile(_:_:) OHPathForFileInBundle(_:_:) OHPathForFileInDocumentsDir(_:) containsQueryParams(_:) fixture(filePath:status?:headers:file?:line?:) hasBody(_:) hasFormBody(_:) hasFormBody(_?:) hasHeaderNamed(_:) hasHeaderNamed(_:value:) hasJsonBody(_:) isAbsoluteURLString(_:) isExtension(_:) isHost(_:) isMethodDELETE() isMethodGET() isMethodHEAD() isMethodPATCH() isMethodPOST() isMethodPUT() isPath(_:) isScheme(_:) pathEndsWith(_:) pathMatches(_:) pathMatches(_:options?:) pathStartsWith(_:) stub(condition:response:) ||(lhs:rhs:)
    OSLog|@OSLog||os_log(_:) os_log(_:dso?:log?:_:_?:) os_log(_:dso?:log?:type?:_?:) os_log(_:log?:_:) os_signpost(_:dso?:log:name:signpostID?:) os_signpost(_:dso?:log:name:signpostID?:_:_?:)
    ObjectiveC|@ObjectiveC||NSSelectorFromString(_:) NSStringFromSelector(_:) autoreleasepool(invoking:) class_addMethod(_:_:_:_:) class_addProtocol(_:_:) class_conformsToProtocol(_:_:) class_copyMethodList(_:_:) class_copyPropertyList(_:_:) class_getClassMethod(_:_:) class_getInstanceMethod(_:_:) class_getInstanceSize(_:) class_getMethodImplementation(_:_:) class_getName(_:) class_getProperty(_:_:) class_getSuperclass(_:) class_replaceMethod(_:_:_:_:) imp_implementationWithBlock(_:) method_exchangeImplementations(_:_:) method_getImplementation(_:) method_getName(_:) method_getTypeEncoding(_:) method_setImplementation(_:_:) objc_getAssociatedObject(_:_:) objc_getClass(_:) objc_getProtocol(_:) objc_removeAssociatedObjects(_:) objc_setAssociatedObject(_:_:_:_:) objc_sync_enter(_:) objc_sync_exit(_:) object_getClass(_:) object_setClass(_:_:) property_getAttributes(_:) property_getName(_:) sel_getUid(_:) sel_isEqual(_:_:) sel_registerName(_:) windfallBlockCode(_:) windfallBlockObject(_:) windfallClassFromString(_:) windfallClassObject(_:) windfallCode(_:of:) windfallDidChange(_:_:) windfallExchanged(_:_:_:) windfallForward(_:as:_?:method?:passOn:) windfallForwardee(_:as:selector?:method?:) windfallForwardingBegins() windfallInvoke(_:_:_?:) windfallKeyPath(_:_:) windfallObject(_:) windfallOptional(_:) windfallOverride(_:as:) windfallResponds(_:_:) windfallStringFromClass(_:) windfallWillChange(_:_:)
    !ObjectiveC|@ObjectiveC|autoreleasepool|Objects end with their last reference, which is never later than on iOS; frameworks keep those to the end of the pool whose life an app can see.
    !ObjectiveC|@ObjectiveC|class_addMethod|The code of a method can be added where a class above has one of the name.
    !ObjectiveC|@ObjectiveC|class_conformsToProtocol|Tells of those that were added.
    !ObjectiveC|@ObjectiveC|class_copyMethodList|Of those that the class exposes to Objective-C, or was given at run time.
    !ObjectiveC|@ObjectiveC|class_copyPropertyList|It stops: of the properties of a class, those that only Swift knows are not known here.
    !ObjectiveC|@ObjectiveC|class_getClassMethod|Methods of classes are not known by name.
    !ObjectiveC|@ObjectiveC|class_getProperty|It finds the properties that key-value coding finds.
    !ObjectiveC|@ObjectiveC|imp_implementationWithBlock|The block takes the object and up to two more, and gives nothing or an object. It can be added as a method, and not put in the place of one.
    !ObjectiveC|@ObjectiveC|method_getTypeEncoding|Swift keeps none: methods are added by their code, whose types are known where it was written.
    !ObjectiveC|@ObjectiveC|objc_getProtocol|Nil for protocols whose requirements cannot be found by name, which are all but those that a framework tells of with a C function `windfall_protocol_<Name>`.
    !ObjectiveC|@ObjectiveC|object_setClass|The class may not be larger than that of the object.
    !ObjectiveC|@ObjectiveC|property_getAttributes|They are not known.
    !ObjectiveC|@ObjectiveC|windfallClassFromString|Where an app runs its tests, classes of the tests are found too, as if Xcode had injected them.
    !ObjectiveC|@ObjectiveC|windfallStringFromClass|A nested class is called `Module.Outer.Inner`, where iOS has its mangled name; Foundation's function on Linux stops.
    Photos|@Photos||PHImageCancelledKey PHImageErrorKey PHImageManagerMaximumSize PHImageResultIsDegradedKey PHImageResultIsInCloudKey PHImageResultRequestIDKey PHInvalidImageRequestID PHPhotosErrorDomain
    Quick|@Quick||afterEach(_:) afterSuite(_:) aroundEach(_:) beforeEach(_:) beforeSuite(_:) context(_:closure:) currentSpec() describe(_:closure:) fcontext(_:closure:) fdescribe(_:closure:) fit(_:file?:line?:closure:) fitBehavesLike(_:file?:line?:) fitBehavesLike(_:file?:line?:context:) fitBehavesLike(_:file?:line?:sharedExampleContext:) it(_:file?:line?:closure:) itBehavesLike(_:file?:line?:) itBehavesLike(_:file?:line?:context:) itBehavesLike(_:file?:line?:sharedExampleContext:) justBeforeEach(_:) pending(_:file?:line?:closure:) sharedExamples(_:file?:line?:closure:) xcontext(_:closure:) xdescribe(_:closure:) xit(_:file?:line?:closure:) xitBehavesLike(_:file?:line?:) xitBehavesLike(_:file?:line?:context:) xitBehavesLike(_:file?:line?:sharedExampleContext:)
    RxCocoaRuntime|@RxCocoaRuntime||RXObjCRuntimeErrorDomain RXObjCRuntimeErrorIsKVOKey RX_default_target_implementation() RX_ensure_observing(_:_:_:) RX_reference_from_selector(_:) RX_selector(_:) windfallFrameworkMethods(_:)
    Security|@Security||SSLGetPeerDomainName(_:_:_:) SSLGetPeerDomainNameLength(_:_:) SecAccessControlCreateWithFlags(_:_:_:_:) SecAddSharedWebCredential(_:_:_:_:) SecCertificateCopyCommonName(_:_:) SecCertificateCopyData(_:) SecCertificateCopyKey(_:) SecCertificateCopyPublicKey(_:) SecCertificateCopySerialNumberData(_:_:) SecCertificateCopySubjectSummary(_:) SecCertificateCreateWithData(_:_:) SecCertificateGetTypeID() SecCopyErrorMessageString(_:_:) SecCreateSharedWebCredentialPassword() SecIdentityCopyCertificate(_:_:) SecIdentityCopyPrivateKey(_:_:) SecIdentityGetTypeID() SecItemAdd(_:_:) SecItemCopyMatching(_:_:) SecItemDelete(_:) SecItemUpdate(_:_:) SecKeyCopyAttributes(_:) SecKeyCopyExternalRepresentation(_:_:) SecKeyCopyKeyExchangeResult(_:_:_:_:_:) SecKeyCopyPublicKey(_:) SecKeyCreateDecryptedData(_:_:_:_:) SecKeyCreateEncryptedData(_:_:_:_:) SecKeyCreateRandomKey(_:_:) SecKeyCreateSignature(_:_:_:_:) SecKeyCreateWithData(_:_:_:) SecKeyDecrypt(_:_:_:_:_:_:) SecKeyEncrypt(_:_:_:_:_:_:) SecKeyGeneratePair(_:_:_:) SecKeyGetBlockSize(_:) SecKeyGetTypeID() SecKeyIsAlgorithmSupported(_:_:_:) SecKeyRawSign(_:_:_:_:_:_:) SecKeyRawVerify(_:_:_:_:_:_:) SecKeyVerifySignature(_:_:_:_:_:) SecPKCS12Import(_:_:_:) SecPolicyCreateBasicX509() SecPolicyCreateRevocation(_:) SecPolicyCreateSSL(_:_:) SecRandomCopyBytes(_:_:_:) SecRequestSharedWebCredential(_:_:_:) SecTrustCopyCertificateChain(_:) SecTrustCopyExceptions(_:) SecTrustCopyKey(_:) SecTrustCopyPublicKey(_:) SecTrustCreateWithCertificates(_:_:_:) SecTrustEvaluate(_:_:) SecTrustEvaluateWithError(_:_:) SecTrustGetCertificateAtIndex(_:_:) SecTrustGetCertificateCount(_:) SecTrustGetTrustResult(_:_:) SecTrustSetAnchorCertificates(_:_:) SecTrustSetAnchorCertificatesOnly(_:_:) SecTrustSetExceptions(_:_:) SecTrustSetPolicies(_:_:) SecTrustSetVerifyDate(_:_:) errSecACLAddFailed errSecACLChangeFailed errSecACLDeleteFailed errSecACLNotSimple errSecACLReplaceFailed errSecAddinLoadFailed errSecAddinUnloadFailed errSecAlgorithmMismatch errSecAllocate errSecAlreadyLoggedIn errSecAppleAddAppACLSubject errSecAppleInvalidKeyEndDate errSecAppleInvalidKeyStartDate errSecApplePublicKeyIncomplete errSecAppleSSLv2Rollback errSecAppleSignatureMismatch errSecAttachHandleBusy errSecAttributeNotInContext errSecAuthFailed errSecBadReq errSecBlockSizeMismatch errSecBufferTooSmall errSecCRLAlreadySigned errSecCRLBadURI errSecCRLExpired errSecCRLNotFound errSecCRLNotTrusted errSecCRLNotValidYet errSecCRLPolicyFailed errSecCRLServerDown errSecCallbackFailed errSecCertificateCannotOperate errSecCertificateExpired errSecCertificateIsCA errSecCertificateNameNotAllowed errSecCertificateNotValidYet errSecCertificatePolicyNotAllowed errSecCertificateRevoked errSecCertificateSuspended errSecCertificateValidityPeriodTooLong errSecCodeSigningBadCertChainLength errSecCodeSigningBadPathLengthConstraint errSecCodeSigningDevelopment errSecCodeSigningNoBasicConstraints errSecCodeSigningNoExtendedKeyUsage errSecConversionError errSecCoreFoundationUnknown errSecCreateChainFailed errSecDataNotAvailable errSecDataNotModifiable errSecDataTooLarge errSecDatabaseLocked errSecDatastoreIsOpen errSecDecode errSecDeviceError errSecDeviceFailed errSecDeviceReset errSecDeviceVerifyFailed errSecDiskFull errSecDuplicateCallback errSecDuplicateItem errSecDuplicateKeyChain errSecEMMLoadFailed errSecEMMUnloadFailed errSecEndOfData errSecEventNotificationCallbackNotFound errSecExtendedKeyUsageNotCritical errSecFieldSpecifiedMultiple errSecFileTooBig errSecFunctionFailed errSecFunctionIntegrityFail errSecHostNameMismatch errSecIDPFailure errSecIO errSecInDarkWake errSecIncompatibleDatabaseBlob errSecIncompatibleFieldFormat errSecIncompatibleKeyBlob errSecIncompatibleVersion errSecIncompleteCertRevocationCheck errSecInputLengthError errSecInsufficientClientID errSecInsufficientCredentials errSecInteractionNotAllowed errSecInteractionRequired errSecInternalComponent errSecInternalError errSecInvalidACL errSecInvalidAccessCredentials errSecInvalidAccessRequest errSecInvalidAction errSecInvalidAddinFunctionTable errSecInvalidAlgorithm errSecInvalidAlgorithmParms errSecInvalidAttributeAccessCredentials errSecInvalidAttributeBase errSecInvalidAttributeBlockSize errSecInvalidAttributeDLDBHandle errSecInvalidAttributeEffectiveBits errSecInvalidAttributeEndDate errSecInvalidAttributeInitVector errSecInvalidAttributeIterationCount errSecInvalidAttributeKey errSecInvalidAttributeKeyLength errSecInvalidAttributeKeyType errSecInvalidAttributeLabel errSecInvalidAttributeMode errSecInvalidAttributeOutputSize errSecInvalidAttributePadding errSecInvalidAttributePassphrase errSecInvalidAttributePrime errSecInvalidAttributePrivateKeyFormat errSecInvalidAttributePublicKeyFormat errSecInvalidAttributeRandom errSecInvalidAttributeRounds errSecInvalidAttributeSalt errSecInvalidAttributeSeed errSecInvalidAttributeStartDate errSecInvalidAttributeSubprime errSecInvalidAttributeSymmetricKeyFormat errSecInvalidAttributeVersion errSecInvalidAttributeWrappedKeyFormat errSecInvalidAuthority errSecInvalidAuthorityKeyID errSecInvalidBaseACLs errSecInvalidBundleInfo errSecInvalidCRL errSecInvalidCRLAuthority errSecInvalidCRLEncoding errSecInvalidCRLGroup errSecInvalidCRLIndex errSecInvalidCRLType errSecInvalidCallback errSecInvalidCertAuthority errSecInvalidCertificateGroup errSecInvalidCertificateRef errSecInvalidContext errSecInvalidDBList errSecInvalidDBLocation errSecInvalidData errSecInvalidDatabaseBlob errSecInvalidDigestAlgorithm errSecInvalidEncoding errSecInvalidExtendedKeyUsage errSecInvalidFormType errSecInvalidGUID errSecInvalidHandle errSecInvalidHandleUsage errSecInvalidID errSecInvalidIDLinkage errSecInvalidIdentifier errSecInvalidIndex errSecInvalidIndexInfo errSecInvalidInputVector errSecInvalidItemRef errSecInvalidKeyAttributeMask errSecInvalidKeyBlob errSecInvalidKeyChain errSecInvalidKeyFormat errSecInvalidKeyHierarchy errSecInvalidKeyLabel errSecInvalidKeyRef errSecInvalidKeyUsageForPolicy errSecInvalidKeyUsageMask errSecInvalidLoginName errSecInvalidModifyMode errSecInvalidName errSecInvalidNetworkAddress errSecInvalidNewOwner errSecInvalidNumberOfFields errSecInvalidOutputVector errSecInvalidOwnerEdit errSecInvalidPVC errSecInvalidParsingModule errSecInvalidPassthroughID errSecInvalidPasswordRef errSecInvalidPointer errSecInvalidPolicyIdentifiers errSecInvalidPrefsDomain errSecInvalidQuery errSecInvalidReason errSecInvalidRecord errSecInvalidRequestInputs errSecInvalidRequestor errSecInvalidResponseVector errSecInvalidRoot errSecInvalidSampleValue errSecInvalidScope errSecInvalidSearchRef errSecInvalidServiceMask errSecInvalidSignature errSecInvalidStopOnPolicy errSecInvalidSubServiceID errSecInvalidSubjectKeyID errSecInvalidSubjectName errSecInvalidTimeString errSecInvalidTrustSetting errSecInvalidTrustSettings errSecInvalidTuple errSecInvalidTupleCredentials errSecInvalidTupleGroup errSecInvalidValidityPeriod errSecInvalidValue errSecItemNotFound errSecKeyBlobTypeIncorrect errSecKeyHeaderInconsistent errSecKeyIsSensitive errSecKeySizeNotAllowed errSecKeyUsageIncorrect errSecLibraryReferenceNotFound errSecMDSError errSecMemoryError errSecMissingAlgorithmParms errSecMissingAttributeAccessCredentials errSecMissingAttributeBase errSecMissingAttributeBlockSize errSecMissingAttributeDLDBHandle errSecMissingAttributeEffectiveBits errSecMissingAttributeEndDate errSecMissingAttributeInitVector errSecMissingAttributeIterationCount errSecMissingAttributeKey errSecMissingAttributeKeyLength errSecMissingAttributeKeyType errSecMissingAttributeLabel errSecMissingAttributeMode errSecMissingAttributeOutputSize errSecMissingAttributePadding errSecMissingAttributePassphrase errSecMissingAttributePrime errSecMissingAttributePrivateKeyFormat errSecMissingAttributePublicKeyFormat errSecMissingAttributeRandom errSecMissingAttributeRounds errSecMissingAttributeSalt errSecMissingAttributeSeed errSecMissingAttributeStartDate errSecMissingAttributeSubprime errSecMissingAttributeSymmetricKeyFormat errSecMissingAttributeVersion errSecMissingAttributeWrappedKeyFormat errSecMissingEntitlement errSecMissingRequiredExtension errSecMissingValue errSecMobileMeCSRVerifyFailure errSecMobileMeFailedConsistencyCheck errSecMobileMeNoRequestPending errSecMobileMeRequestAlreadyPending errSecMobileMeRequestQueued errSecMobileMeRequestRedirected errSecMobileMeServerAlreadyExists errSecMobileMeServerError errSecMobileMeServerNotAvailable errSecMobileMeServerServiceErr errSecModuleManagerInitializeFailed errSecModuleManagerNotFound errSecModuleManifestVerifyFailed errSecModuleNotLoaded errSecMultiplePrivateKeys errSecMultipleValuesUnsupported errSecNetworkFailure errSecNoAccessForItem errSecNoBasicConstraints errSecNoBasicConstraintsCA errSecNoCertificateModule errSecNoDefaultAuthority errSecNoDefaultKeychain errSecNoFieldValues errSecNoPolicyModule errSecNoStorageModule errSecNoSuchAttribute errSecNoSuchClass errSecNoSuchKeyChain errSecNoTrustSettings errSecNotAvailable errSecNotInitialized errSecNotLoggedIn errSecNotSigner errSecNotTrusted errSecOCSPBadRequest errSecOCSPBadResponse errSecOCSPNoSigner errSecOCSPNotTrustedToAnchor errSecOCSPResponderInternalError errSecOCSPResponderMalformedReq errSecOCSPResponderSignatureRequired errSecOCSPResponderTryLater errSecOCSPResponderUnauthorized errSecOCSPResponseNonceMismatch errSecOCSPSignatureError errSecOCSPStatusUnrecognized errSecOCSPUnavailable errSecOpWr errSecOutputLengthError errSecPVCAlreadyConfigured errSecPVCReferentNotFound errSecParam errSecPassphraseRequired errSecPathLengthConstraintExceeded errSecPkcs12VerifyFailure errSecPolicyNotFound errSecPrivilegeNotGranted errSecPrivilegeNotSupported errSecPublicKeyInconsistent errSecQuerySizeUnknown errSecQuotaExceeded errSecReadOnly errSecReadOnlyAttribute errSecRecordModified errSecRejectedForm errSecRequestDescriptor errSecRequestLost errSecRequestRejected errSecResourceSignBadCertChainLength errSecResourceSignBadExtKeyUsage errSecRestrictedAPI errSecSMIMEBadExtendedKeyUsage errSecSMIMEBadKeyUsage errSecSMIMEEmailAddressesNotFound errSecSMIMEKeyUsageNotCritical errSecSMIMENoEmailAddress errSecSMIMESubjAltNameNotCritical errSecSSLBadExtendedKeyUsage errSecSelfCheckFailed errSecServiceNotAvailable errSecSigningTimeMissing errSecStagedOperationInProgress errSecStagedOperationNotStarted errSecSuccess errSecTagNotFound errSecTimestampAddInfoNotAvailable errSecTimestampBadAlg errSecTimestampBadDataFormat errSecTimestampBadRequest errSecTimestampInvalid errSecTimestampMissing errSecTimestampNotTrusted errSecTimestampRejection errSecTimestampRevocationNotification errSecTimestampRevocationWarning errSecTimestampServiceNotAvailable errSecTimestampSystemFailure errSecTimestampTimeNotAvailable errSecTimestampUnacceptedExtension errSecTimestampUnacceptedPolicy errSecTimestampWaiting errSecTrustNotAvailable errSecTrustSettingDeny errSecUnimplemented errSecUnknownCRLExtension errSecUnknownCertExtension errSecUnknownCriticalExtensionFlag errSecUnknownFormat errSecUnknownQualifiedCertStatement errSecUnknownTag errSecUnsupportedAddressType errSecUnsupportedFieldFormat errSecUnsupportedFormat errSecUnsupportedIndexInfo errSecUnsupportedKeyAttributeMask errSecUnsupportedKeyFormat errSecUnsupportedKeyLabel errSecUnsupportedKeySize errSecUnsupportedKeyUsageMask errSecUnsupportedLocality errSecUnsupportedNumAttributes errSecUnsupportedNumIndexes errSecUnsupportedNumRecordTypes errSecUnsupportedNumSelectionPreds errSecUnsupportedOperator errSecUnsupportedQueryLimits errSecUnsupportedService errSecUnsupportedVectorOfBuffers errSecUserCanceled errSecVerificationFailure errSecVerifyActionFailed errSecVerifyFailed errSecWrPerm errSecWrongSecVersion kSecAttrAccessControl kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrApplicationLabel kSecAttrApplicationTag kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA kSecAttrCanDecrypt kSecAttrCanDerive kSecAttrCanEncrypt kSecAttrCanSign kSecAttrCanUnwrap kSecAttrCanVerify kSecAttrCanWrap kSecAttrComment kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrEffectiveKeySize kSecAttrGeneric kSecAttrIsExtractable kSecAttrIsInvisible kSecAttrIsNegative kSecAttrIsPermanent kSecAttrIsSensitive kSecAttrKeyClass kSecAttrKeyClassPrivate kSecAttrKeyClassPublic kSecAttrKeyClassSymmetric kSecAttrKeySizeInBits kSecAttrKeyType kSecAttrKeyTypeEC kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol kSecAttrProtocolAFP kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC kSecAttrProtocolFTP kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S kSecAttrProtocolRTSP kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrSecurityDomain kSecAttrServer kSecAttrService kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrTokenID kSecAttrTokenIDSecureEnclave kSecAttrType kSecClass kSecClassCertificate kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey kSecImportExportPassphrase kSecImportItemCertChain kSecImportItemIdentity kSecImportItemKeyID kSecImportItemLabel kSecImportItemTrust kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne kSecPrivateKeyAttrs kSecPublicKeyAttrs kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef kSecRevocationCRLMethod kSecRevocationNetworkAccessDisabled kSecRevocationOCSPMethod kSecRevocationPreferCRL kSecRevocationRequirePositiveResponse kSecRevocationUseAnyAvailableMethod kSecSharedPassword kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow kSecUseAuthenticationUIFail kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain kSecUseNoAuthenticationUI kSecUseOperationPrompt kSecValueData kSecValuePersistentRef kSecValueRef
    !Security|@Security|SecAccessControlCreateWithFlags|Nil, with an error, for a protection that is none of `kSecAttrAccessible`'s.
    !Security|@Security|SecCertificateGetTypeID|The number is that of all types which Core Foundation does not know.
    !Security|@Security|SecCopyErrorMessageString|The words are Windfall's.
    !Security|@Security|SecIdentityGetTypeID|The number is that of all types which Core Foundation does not know.
    !Security|@Security|SecItemAdd|The keychain lasts as long as the process.
    !Security|@Security|SecKeyGetTypeID|The number is that of all types which Core Foundation does not know.
    !Security|@Security|SecPKCS12Import|A file has one identity. One with a cipher that OpenSSL has put aside, as RC2, needs its module of old ciphers.
    !Security|@Security|SecPolicyCreateRevocation|Nobody is asked whether a certificate was revoked: the policy is not there, as on iOS for flags it does not know.
    !Security|@Security|SecTrustCopyCertificateChain|The certificates that the trust was made with.
    StoreKit|@StoreKit||SKErrorDomain
    SwiftData|@SwiftData||Attribute Index Model ModelActor Relationship Transient Unique _PersistedProperty windfallGet(_:_:) windfallInitialize(_:_:_:) windfallKeyPaths(of:_:) windfallSet(_:_:_:)
    SwiftDataSwiftUI|@SwiftDataSwiftUI||Query
    SwiftUI|@SwiftUI||prepareType(_:) rehearsalScreen() withAnimation(_?:_:) withAnimation(_?:completionCriteria?:_:completion:) withTransaction(_:_:) withTransaction(_:_:_:)
    SystemConfiguration|@SystemConfiguration||SCError() SCErrorString(_:) SCNetworkReachabilityCreateWithAddress(_:_:) SCNetworkReachabilityCreateWithName(_:_:) SCNetworkReachabilityGetFlags(_:_:) SCNetworkReachabilityScheduleWithRunLoop(_:_:_:) SCNetworkReachabilitySetCallback(_:_:_:) SCNetworkReachabilitySetDispatchQueue(_:_:) SCNetworkReachabilityUnscheduleFromRunLoop(_:_:_:) kSCNetworkFlagsConnectionAutomatic kSCNetworkFlagsConnectionRequired kSCNetworkFlagsInterventionRequired kSCNetworkFlagsIsDirect kSCNetworkFlagsIsLocalAddress kSCNetworkFlagsReachable kSCNetworkFlagsTransientConnection kSCStatusAccessError kSCStatusFailed kSCStatusInvalidArgument kSCStatusNoKey kSCStatusOK kSCStatusReachabilityUnknown
    !SystemConfiguration|@SystemConfiguration|SCNetworkReachabilitySetCallback|Flags never change, so nothing is called.
    UIKit|@UIKit||CACurrentMediaTime() CATransform3DConcat(_:_:) CATransform3DEqualToTransform(_:_:) CATransform3DGetAffineTransform(_:) CATransform3DIdentity CATransform3DInvert(_:) CATransform3DIsAffine(_:) CATransform3DIsIdentity(_:) CATransform3DMakeAffineTransform(_:) CATransform3DMakeRotation(_:_:_:_:) CATransform3DMakeScale(_:_:_:) CATransform3DMakeTranslation(_:_:_:) CATransform3DRotate(_:_:_:_:_:) CATransform3DScale(_:_:_:_:) CATransform3DTranslate(_:_:_:_:) UIAccessibilityAnnouncementNotification UIAccessibilityIsVoiceOverRunning() UIAccessibilityLayoutChangedNotification UIAccessibilityPostNotification(_:_:) UIAccessibilityScreenChangedNotification UIAccessibilityTraitAdjustable UIAccessibilityTraitButton UIAccessibilityTraitHeader UIAccessibilityTraitImage UIAccessibilityTraitLink UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled UIAccessibilityTraitSearchField UIAccessibilityTraitSelected UIAccessibilityTraitStaticText UIAccessibilityTraitSummaryElement UIAccessibilityTraitUpdatesFrequently UIApplicationMain(_:_:_:_:) UIApplicationOpenSettingsURLString UIBackgroundTaskInvalid UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader UIEdgeInsetsInsetRect(_:_:) UIEdgeInsetsMake(_:_:_:_:) UIGraphicsBeginImageContext(_:) UIGraphicsBeginImageContextWithOptions(_:_:_:) UIGraphicsBeginPDFContextToData(_:_:_:) UIGraphicsBeginPDFContextToFile(_:_:_:) UIGraphicsBeginPDFPage() UIGraphicsBeginPDFPageWithInfo(_:_:) UIGraphicsEndImageContext() UIGraphicsEndPDFContext() UIGraphicsGetCurrentContext() UIGraphicsGetImageFromCurrentImageContext() UIGraphicsGetPDFContextBounds() UIGraphicsPopContext() UIGraphicsPushContext(_:) UIImageJPEGRepresentation(_:_:) UIImagePNGRepresentation(_:) UIImagePickerControllerCropRect UIImagePickerControllerEditedImage UIImagePickerControllerImageURL UIImagePickerControllerMediaType UIImagePickerControllerMediaURL UIImagePickerControllerOriginalImage UIImageWriteToSavedPhotosAlbum(_:_:_:_:) UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey UIKeyboardFrameBeginUserInfoKey UIKeyboardFrameEndUserInfoKey UILayoutFittingCompressedSize UILayoutFittingExpandedSize UIRectFill(_:) UIScrollViewDecelerationRateFast UIScrollViewDecelerationRateNormal UITableViewAutomaticDimension UIViewNoIntrinsicMetric UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved kCAFillRuleEvenOdd kCAFillRuleNonZero kCAGravityBottom kCAGravityBottomLeft kCAGravityBottomRight kCAGravityCenter kCAGravityLeft kCAGravityResize kCAGravityResizeAspect kCAGravityResizeAspectFill kCAGravityRight kCAGravityTop kCAGravityTopLeft kCAGravityTopRight kCALineCapButt kCALineCapRound kCALineCapSquare kCALineJoinBevel kCALineJoinMiter kCALineJoinRound kCAMediaTimingFunctionDefault kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear kCATransitionFade kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight kCATransitionFromTop kCATransitionMoveIn kCATransitionPush kCATransitionReveal windfallSnapshot(_:as:)
    !UIKit|@UIKit|UIImageWriteToSavedPhotosAlbum|There is no album. The method is told of an error, unless `WINDFALL_GRANT` names `photos`, or a UI test allows it; the picture goes nowhere even then.
    UserNotifications|@UserNotifications||UNErrorDomain UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
    WatchConnectivity|@WatchConnectivity||WCErrorDomain
    WebKit|@WebKit||WKErrorDomain WKWebsiteDataTypeCookies WKWebsiteDataTypeDiskCache WKWebsiteDataTypeLocalStorage WKWebsiteDataTypeMemoryCache WKWebsiteDataTypeSessionStorage
    XCTestOverlay|@XCTestOverlay||XCTExpectFailure(_?:enabled?:strict?:failingBlock:issueMatcher?:) XCTExpectFailure(_?:enabled?:strict?:issueMatcher?:) XCTExpectFailure(_?:options:) XCTExpectFailure(_?:options:failingBlock:) windfallExpectFailure(_:_:) windfallExpectFailure(_:_:in:) windfallExpectedFailureOptionsClass() windfallExpectedFailureOptionsMethods(_:) windfallFailureHandler(_:_:_:_:_:_:) windfallIssueClass() windfallIssueMethods(_:) windfallMessagedContextMethods(_:) windfallMisuseObserverMethods(_:) windfallObservationCenterClass() windfallObservationCenterMethods(_:) windfallObservationProtocol() windfallRecordFailure(_:_:_:) windfallSourceCodeContextMethods(_:) windfallTestCaseMethods(_:)
    !XCTestOverlay|@XCTestOverlay|XCTExpectFailure|A failure that was expected is printed, and does not fail the test.
    simd|@simd||abs(_:) acos(_:) acosh(_:) asin(_:) asinh(_:) atan(_:) atan2(_:_:) atanh(_:) cbrt(_:) ceil(_:) clamp(_:min:max:) copysign(_:_:) cos(_:) cosh(_:) cross(_:_:) distance(_:_:) distance_squared(_:_:) dot(_:_:) erf(_:) erfc(_:) exp(_:) exp10(_:) exp2(_:) expm1(_:) fabs(_:) fdim(_:_:) floor(_:) fma(_:_:_:) fmax(_:_:) fmin(_:_:) fmod(_:_:) fract(_:) hypot(_:_:) length(_:) length_squared(_:) log(_:) log10(_:) log1p(_:) log2(_:) matrix_add(_:_:) matrix_almost_equal_elements(_:_:_:) matrix_almost_equal_elements_relative(_:_:_:) matrix_determinant(_:) matrix_equal(_:_:) matrix_from_columns(_:_:) matrix_from_columns(_:_:_:) matrix_from_columns(_:_:_:_:) matrix_from_diagonal(_:) matrix_from_rows(_:_:) matrix_from_rows(_:_:_:) matrix_from_rows(_:_:_:_:) matrix_identity_double2x2 matrix_identity_double3x3 matrix_identity_double4x4 matrix_identity_float2x2 matrix_identity_float3x3 matrix_identity_float4x4 matrix_invert(_:) matrix_linear_combination(_:_:_:_:) matrix_multiply(_:_:) matrix_scale(_:_:) matrix_sub(_:_:) matrix_transpose(_:) max(_:_:) min(_:_:) mix(_:_:t:) norm_inf(_:) norm_one(_:) normalize(_:) pow(_:_:) project(_:_:) recip(_:) reduce_add(_:) reduce_max(_:) reduce_min(_:) reflect(_:n:) refract(_:n:eta:) remainder(_:_:) rint(_:) round(_:) rsqrt(_:) sign(_:) simd_abs(_:) simd_act(_:_:) simd_add(_:_:) simd_all(_:) simd_almost_equal_elements(_:_:_:) simd_almost_equal_elements_relative(_:_:_:) simd_angle(_:) simd_any(_:) simd_axis(_:) simd_bezier(_:_:_:_:_:) simd_clamp(_:_:_:) simd_conjugate(_:) simd_cross(_:_:) simd_determinant(_:) simd_diagonal_matrix(_:) simd_distance(_:_:) simd_distance_squared(_:_:) simd_dot(_:_:) simd_equal(_:_:) simd_fast_distance(_:_:) simd_fast_length(_:) simd_fast_normalize(_:) simd_fast_project(_:_:) simd_fast_recip(_:) simd_fast_rsqrt(_:) simd_fract(_:) simd_imag(_:) simd_inverse(_:) simd_length(_:) simd_length_squared(_:) simd_linear_combination(_:_:_:_:) simd_matrix(_:_:) simd_matrix(_:_:_:) simd_matrix(_:_:_:_:) simd_matrix3x3(_:) simd_matrix4x4(_:) simd_matrix_from_rows(_:_:) simd_matrix_from_rows(_:_:_:) simd_matrix_from_rows(_:_:_:_:) simd_max(_:_:) simd_min(_:_:) simd_mix(_:_:_:) simd_mul(_:_:) simd_negate(_:) simd_norm_inf(_:) simd_norm_one(_:) simd_normalize(_:) simd_precise_distance(_:_:) simd_precise_length(_:) simd_precise_normalize(_:) simd_precise_project(_:_:) simd_precise_recip(_:) simd_precise_rsqrt(_:) simd_project(_:_:) simd_quaternion(_:) simd_quaternion(_:_:) simd_quaternion(_:_:_:_:) simd_real(_:) simd_recip(_:) simd_reduce_add(_:) simd_reduce_max(_:) simd_reduce_min(_:) simd_reflect(_:_:) simd_refract(_:_:_:) simd_rsqrt(_:) simd_select(_:_:_:) simd_sign(_:) simd_slerp(_:_:_:) simd_slerp_longest(_:_:_:) simd_smoothstep(_:_:_:) simd_spline(_:_:_:_:_:) simd_step(_:_:) simd_sub(_:_:) simd_trace(_:) simd_transpose(_:) sin(_:) sinh(_:) smoothstep(_:edge0:edge1:) sqrt(_:) step(_:edge:) tan(_:) tanh(_:) tgamma(_:) trunc(_:)
    !simd|@simd|fract|The distance to the next lower whole number, always less than 1.
    !simd|@simd|refract|Zero where all is reflected.
    !simd|@simd|sign|Zero of zero and of what is no number.
    !simd|@simd|simd_any|Whether the highest bit of an element is set, as comparisons in C set it.
    !simd|@simd|simd_select|The elements of `y` where the highest bit of the mask's is set.
    CryptoKit|AES||GCM KeyWrap
    CryptoKit|AES.GCM||Nonce SealedBox open(_:using:) open(_:using:authenticating:) seal(_:using:nonce?:) seal(_:using:nonce?:authenticating:)
    CryptoKit|AES.GCM.Nonce|ContiguousBytes Sendable Sequence|init() init(data:) makeIterator() withUnsafeBytes(_:)
    CryptoKit|AES.GCM.SealedBox|Sendable|ciphertext combined init(combined:) init(nonce:ciphertext:tag:) nonce tag
    CryptoKit|AES.KeyWrap|Sendable|unwrap(_:using:) wrap(_:using:)
    AuthenticationServices|ASAuthorization|NSObject|Scope credential provider
    !AuthenticationServices|ASAuthorization||None is given.
    AuthenticationServices|ASAuthorization.Scope|Hashable RawRepresentable Sendable|email fullName init(rawValue:) rawValue
    AuthenticationServices|ASAuthorizationAppleIDButton|UIControl|ButtonType Style cornerRadius init(authorizationButtonType:authorizationButtonStyle:) init(coder:) init(type:style:) intrinsicContentSize
    !AuthenticationServices|ASAuthorizationAppleIDButton||The styles look alike.
    AuthenticationServices|ASAuthorizationAppleIDButton.ButtonType|Int Sendable|continue default signIn signUp
    AuthenticationServices|ASAuthorizationAppleIDButton.Style|Int Sendable|black white whiteOutline
    AuthenticationServices|ASAuthorizationAppleIDCredential|ASAuthorizationCredential NSObject|authorizationCode authorizedScopes copy(with:) email encode(with:) fullName identityToken init(coder:) state supportsSecureCoding user
    !AuthenticationServices|ASAuthorizationAppleIDCredential||None is given but what an archive holds.
    AuthenticationServices|ASAuthorizationAppleIDProvider|ASAuthorizationProvider NSObject|CredentialState createRequest() credentialState(forUserID:) getCredentialState(forUserID:completion:) init()
    !AuthenticationServices|ASAuthorizationAppleIDProvider||Nobody is signed in.
    AuthenticationServices|ASAuthorizationAppleIDProvider.CredentialState|Int Sendable|authorized notFound revoked transferred
    AuthenticationServices|ASAuthorizationAppleIDRequest|ASAuthorizationRequest|nonce requestedScopes state user
    AuthenticationServices|ASAuthorizationController|NSObject|authorizationRequests delegate init(authorizationRequests:) performRequests() presentationContextProvider
    !AuthenticationServices|ASAuthorizationController||As on a simulator without an Apple account, a request fails.
    AuthenticationServices|ASAuthorizationControllerDelegate|NSObjectProtocol|authorizationController(controller:didCompleteWithAuthorization:) authorizationController(controller:didCompleteWithError:)
    AuthenticationServices|ASAuthorizationControllerPresentationContextProviding|NSObjectProtocol|presentationAnchor(for:)
    AuthenticationServices|ASAuthorizationCredential|NSCopying NSObjectProtocol NSSecureCoding|
    AuthenticationServices|ASAuthorizationError|_BridgedStoredNSError|Code _nsError _nsErrorDomain canceled errorDomain failed init(_nsError:) unknown
    AuthenticationServices|ASAuthorizationError.Code|Int Sendable _ErrorCodeProtocol|canceled failed invalidResponse notHandled notInteractive unknown
    AuthenticationServices|ASAuthorizationError.Code._ErrorType|ASAuthorizationError|
    AuthenticationServices|ASAuthorizationPasswordProvider|ASAuthorizationProvider NSObject|createRequest() init()
    !AuthenticationServices|ASAuthorizationPasswordProvider||No password is kept for anybody.
    AuthenticationServices|ASAuthorizationPasswordRequest|ASAuthorizationRequest|
    AuthenticationServices|ASAuthorizationProvider|NSObjectProtocol|
    AuthenticationServices|ASAuthorizationRequest|NSObject|
    AdSupport|ASIdentifierManager|NSObject Sendable|advertisingIdentifier isAdvertisingTrackingEnabled shared()
    !AdSupport|ASIdentifierManager||The identifier is made of zeros, as on a simulator.
    AuthenticationServices|ASPasswordCredential|ASAuthorizationCredential NSObject|copy(with:) encode(with:) init(coder:) init(user:password:) password supportsSecureCoding user
    AuthenticationServices|ASPresentationAnchor|UIWindow|
    AppTrackingTransparency|ATTrackingManager|NSObject|AuthorizationStatus requestTrackingAuthorization() requestTrackingAuthorization(completionHandler:) trackingAuthorizationStatus
    !AppTrackingTransparency|ATTrackingManager||Nobody is asked: tracking is denied, unless `WINDFALL_GRANT` names `tracking`.
    AppTrackingTransparency|ATTrackingManager.AuthorizationStatus|Sendable UInt|authorized denied notDetermined restricted
    AVFoundation|AVAsset|AVAsynchronousKeyValueLoading NSObject Sendable|duration init(url:) isExportable isPlayable isReadable loadTracks(withMediaType:) loadValuesAsynchronously(forKeys:completionHandler?:) statusOfValue(forKey:error:)
    !AVFoundation|AVAsset||Nothing can be decoded, so that no length is known.
    AVFoundation|AVAssetTrack|AVAsynchronousKeyValueLoading NSObject Sendable|mediaType
    !AVFoundation|AVAssetTrack||No asset has one.
    AVFoundation|AVAsyncProperty|AVPartialAsyncProperty Sendable|
    AVFoundation|AVAsynchronousKeyValueLoading||load(_:) load(_:_:_:)
    !AVFoundation|AVAsynchronousKeyValueLoading||Nothing can be decoded: loading what a file says of itself fails, as with a file of no known format.
    AVFoundation|AVAudioBuffer|NSObject Sendable|audioBufferList format mutableAudioBufferList
    AVFoundation|AVAudioChannelCount|UInt32|
    AVFoundation|AVAudioCommonFormat|Sendable UInt|otherFormat pcmFormatFloat32 pcmFormatFloat64 pcmFormatInt16 pcmFormatInt32
    AVFoundation|AVAudioEngine|NSObject Sendable|init() inputNode isRunning pause() prepare() reset() start() stop()
    AVFoundation|AVAudioFormat|NSObject Sendable|channelCount commonFormat hash init() init(commonFormat:sampleRate:channels:interleaved:) init(standardFormatWithSampleRate:channels:) isEqual(_:) isInterleaved isStandard sampleRate settings
    AVFoundation|AVAudioFrameCount|UInt32|
    AVFoundation|AVAudioFramePosition|Int64|
    AVFoundation|AVAudioInputNode|AVAudioNode Sendable|
    AVFoundation|AVAudioNode|NSObject Sendable|init() inputFormat(forBus:) installTap(onBus:bufferSize:format:block:) outputFormat(forBus:) removeTap(onBus:)
    AVFoundation|AVAudioNode.AVAudioNodeTapBlock|(AVAudioPCMBuffer,AVAudioTime)->Void|
    AVFoundation|AVAudioNodeBus|Int|
    AVFoundation|AVAudioNodeCompletionHandler|()->Void|
    AVFoundation|AVAudioPCMBuffer|AVAudioBuffer Sendable|floatChannelData frameCapacity frameLength init(pcmFormat:frameCapacity:) int16ChannelData int32ChannelData stride
    AVFoundation|AVAudioPacketCount|UInt32|
    AVFoundation|AVAudioPlayer|NSObject|currentTime data delegate duration enableRate init() init(contentsOf:) init(contentsOf:fileTypeHint:) init(data:) isMeteringEnabled isPlaying numberOfLoops pan pause() play() play(atTime:) prepareToPlay() rate setVolume(_:fadeDuration:) stop() url volume
    !AVFoundation|AVAudioPlayer||There is no sound: a file that is there can be opened, and does not play.
    AVFoundation|AVAudioPlayerDelegate|NSObjectProtocol|audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:)
    AVFoundation|AVAudioSession|NSObject Sendable|Category CategoryOptions InterruptionOptions InterruptionType Mode RecordPermission SetActiveOptions category categoryOptions interruptionNotification isInputAvailable isOtherAudioPlaying mediaServicesWereResetNotification mode outputVolume recordPermission requestRecordPermission(_:) routeChangeNotification setActive(_:options?:) setActive(_:with:) setCategory(_:) setCategory(_:mode:options?:) setCategory(_:options?:) setCategory(_:with:) setMode(_:) sharedInstance()
    !AVFoundation|AVAudioSession||Nobody is asked: the microphone is denied, unless `WINDFALL_GRANT` names it.
    AVFoundation|AVAudioSession.Category|Hashable RawRepresentable Sendable|ambient init(rawValue:) multiRoute playAndRecord playback rawValue record soloAmbient
    AVFoundation|AVAudioSession.CategoryOptions|OptionSet Sendable|allowAirPlay allowBluetooth allowBluetoothA2DP defaultToSpeaker duckOthers init(rawValue:) interruptSpokenAudioAndMixWithOthers mixWithOthers rawValue
    AVFoundation|AVAudioSession.InterruptionOptions|OptionSet Sendable|init(rawValue:) rawValue shouldResume
    AVFoundation|AVAudioSession.InterruptionType|Sendable UInt|began ended
    AVFoundation|AVAudioSession.Mode|Hashable RawRepresentable Sendable|default init(rawValue:) measurement moviePlayback rawValue spokenAudio videoChat videoRecording voiceChat
    AVFoundation|AVAudioSession.RecordPermission|Sendable UInt|denied granted undetermined
    AVFoundation|AVAudioSession.SetActiveOptions|OptionSet Sendable|init(rawValue:) notifyOthersOnDeactivation rawValue
    AVFoundation|AVAudioSessionCategoryOptions|AVAudioSession.CategoryOptions|
    AVFoundation|AVAudioSessionInterruptionOptions|AVAudioSession.InterruptionOptions|
    AVFoundation|AVAudioSessionInterruptionType|AVAudioSession.InterruptionType|
    AVFoundation|AVAudioSessionRecordPermission|AVAudioSession.RecordPermission|
    AVFoundation|AVAudioSessionSetActiveOptions|AVAudioSession.SetActiveOptions|
    AVFoundation|AVAudioTime|NSObject Sendable|hostTime init(hostTime:)
    AVFoundation|AVAuthorizationStatus|Int Sendable|authorized denied notDetermined restricted
    AVFoundation|AVCaptureConnection|NSObject|
    AVFoundation|AVCaptureDevice|NSObject Sendable|DeviceType Position authorizationStatus(for:) default(_:for:position:) default(for:) devices(for:) requestAccess(for:) requestAccess(for:completionHandler:)
    !AVFoundation|AVCaptureDevice||As on a simulator there is none. Nobody is asked: camera and microphone are denied, unless `WINDFALL_GRANT` names them.
    AVFoundation|AVCaptureDevice.DeviceType|Hashable RawRepresentable Sendable|builtInDualCamera builtInMicrophone builtInTelephotoCamera builtInTrueDepthCamera builtInUltraWideCamera builtInWideAngleCamera init(rawValue:) rawValue
    AVFoundation|AVCaptureDevice.Position|Int Sendable|back front unspecified
    AVFoundation|AVCaptureDeviceInput|AVCaptureInput|device init(device:)
    AVFoundation|AVCaptureInput|NSObject|
    AVFoundation|AVCaptureMetadataOutput|AVCaptureOutput|availableMetadataObjectTypes init() metadataObjectTypes metadataObjectsCallbackQueue metadataObjectsDelegate setMetadataObjectsDelegate(_:queue:)
    AVFoundation|AVCaptureMetadataOutputObjectsDelegate|NSObjectProtocol|metadataOutput(_:didOutput:from:)
    AVFoundation|AVCaptureOutput|NSObject|
    AVFoundation|AVCaptureSession|NSObject Sendable|Preset addInput(_:) addOutput(_:) beginConfiguration() canAddInput(_:) canAddOutput(_:) commitConfiguration() didStartRunningNotification didStopRunningNotification init() inputs interruptionEndedNotification isInterrupted isRunning outputs removeInput(_:) removeOutput(_:) runtimeErrorNotification sessionPreset startRunning() stopRunning() wasInterruptedNotification
    !AVFoundation|AVCaptureSession||As there is no device, nothing runs.
    AVFoundation|AVCaptureSession.Preset|Hashable RawRepresentable Sendable|high init(rawValue:) low medium photo rawValue
    AVFoundation|AVCaptureVideoPreviewLayer|CALayer|init(session:) session videoGravity
    !AVFoundation|AVCaptureVideoPreviewLayer||Nothing is drawn in it.
    AVFoundation|AVError|_BridgedStoredNSError|Code _nsError _nsErrorDomain airPlayControllerRequiresInternet airPlayReceiverRequiresInternet airPlayReceiverTemporarilyUnavailable applicationIsNotAuthorized applicationIsNotAuthorizedToUseDevice compositionTrackSegmentsNotContiguous contentIsNotAuthorized contentIsProtected contentIsUnavailable contentNotUpdated createContentKeyRequestFailed decodeFailed decoderNotFound decoderTemporarilyUnavailable deviceAlreadyUsedByAnotherSession deviceInUseByAnotherApplication deviceIsNotAvailableInBackground deviceLockedForConfigurationByAnotherProcess deviceNotConnected deviceWasDisconnected diskFull displayWasDisabled encodeFailed encoderNotFound encoderTemporarilyUnavailable errorDomain exportFailed externalPlaybackNotSupportedForAsset failedToLoadMediaData failedToLoadSampleData failedToParse failedToParse2 fileAlreadyExists fileFormatNotRecognized fileTypeDoesNotSupportSampleReferences formatUnsupported incompatibleAsset incorrectlyConfigured init(_nsError:) invalidCompositionTrackSegmentDuration invalidCompositionTrackSegmentSourceDuration invalidCompositionTrackSegmentSourceStartTime invalidOutputURLPathExtension invalidSampleCursor invalidSourceMedia invalidVideoComposition malformedDepth maximumDurationReached maximumFileSizeReached maximumNumberOfSamplesForFileFormatReached maximumStillImageCaptureRequestsExceeded mediaChanged mediaDiscontinuity mediaExtensionConflict mediaExtensionDisabled mediaServicesWereReset noCompatibleAlternatesForExternalDisplay noDataCaptured noImageAtTime noLongerPlayable noSourceTrack operationCancelled operationInterrupted operationNotAllowed operationNotSupportedForAsset operationNotSupportedForPreset outOfMemory recordingAlreadyInProgress referenceForbiddenByReferencePolicy requestCancelled rosettaNotInstalled sandboxExtensionDenied screenCaptureFailed segmentStartedWithNonSyncSample serverIncorrectlyConfigured sessionConfigurationChanged sessionHardwareCostOverage sessionNotRunning sessionWasInterrupted toneMappingFailed torchLevelUnavailable undecodableMediaData unknown unsupportedDeviceActiveFormat unsupportedOutputSettings videoCompositorFailed
    AVFoundation|AVError.Code|Int Sendable _ErrorCodeProtocol|airPlayControllerRequiresInternet airPlayReceiverRequiresInternet airPlayReceiverTemporarilyUnavailable applicationIsNotAuthorized applicationIsNotAuthorizedToUseDevice compositionTrackSegmentsNotContiguous contentIsNotAuthorized contentIsProtected contentIsUnavailable contentNotUpdated createContentKeyRequestFailed decodeFailed decoderNotFound decoderTemporarilyUnavailable deviceAlreadyUsedByAnotherSession deviceInUseByAnotherApplication deviceIsNotAvailableInBackground deviceLockedForConfigurationByAnotherProcess deviceNotConnected deviceWasDisconnected diskFull displayWasDisabled encodeFailed encoderNotFound encoderTemporarilyUnavailable exportFailed externalPlaybackNotSupportedForAsset failedToLoadMediaData failedToLoadSampleData failedToParse failedToParse2 fileAlreadyExists fileFormatNotRecognized fileTypeDoesNotSupportSampleReferences formatUnsupported incompatibleAsset incorrectlyConfigured invalidCompositionTrackSegmentDuration invalidCompositionTrackSegmentSourceDuration invalidCompositionTrackSegmentSourceStartTime invalidOutputURLPathExtension invalidSampleCursor invalidSourceMedia invalidVideoComposition malformedDepth maximumDurationReached maximumFileSizeReached maximumNumberOfSamplesForFileFormatReached maximumStillImageCaptureRequestsExceeded mediaChanged mediaDiscontinuity mediaExtensionConflict mediaExtensionDisabled mediaServicesWereReset noCompatibleAlternatesForExternalDisplay noDataCaptured noImageAtTime noLongerPlayable noSourceTrack operationCancelled operationInterrupted operationNotAllowed operationNotSupportedForAsset operationNotSupportedForPreset outOfMemory recordingAlreadyInProgress referenceForbiddenByReferencePolicy requestCancelled rosettaNotInstalled sandboxExtensionDenied screenCaptureFailed segmentStartedWithNonSyncSample serverIncorrectlyConfigured sessionConfigurationChanged sessionHardwareCostOverage sessionNotRunning sessionWasInterrupted toneMappingFailed torchLevelUnavailable undecodableMediaData unknown unsupportedDeviceActiveFormat unsupportedOutputSettings videoCompositorFailed
    AVFoundation|AVError.Code._ErrorType|AVError|
    AVKit|AVInterstitialTimeRange|NSObject|
    !AVKit|AVInterstitialTimeRange||No item has one.
    AVFoundation|AVKeyValueStatus|Int Sendable|cancelled failed loaded loading unknown
    AVFoundation|AVLayerVideoGravity|Hashable RawRepresentable Sendable|init(rawValue:) rawValue resize resizeAspect resizeAspectFill
    AVFoundation|AVMediaType|Hashable RawRepresentable Sendable|audio init(_:) init(rawValue:) metadata rawValue text video
    AVFoundation|AVMetadataItem|NSObject Sendable|
    !AVFoundation|AVMetadataItem||No asset has one.
    AVFoundation|AVMetadataMachineReadableCodeObject|AVMetadataObject|stringValue
    !AVFoundation|AVMetadataMachineReadableCodeObject||None is ever captured.
    AVFoundation|AVMetadataObject|NSObject|ObjectType bounds type
    !AVFoundation|AVMetadataObject||None is ever captured.
    AVFoundation|AVMetadataObject.ObjectType|Hashable RawRepresentable Sendable|aztec code128 code39 code93 dataMatrix ean13 ean8 face init(rawValue:) pdf417 qr rawValue upce
    AVFoundation|AVPartialAsyncProperty|Sendable|commonMetadata creationDate duration estimatedDataRate hasProtectedContent isComposable isEnabled isExportable isPlayable isReadable languageCode lyrics metadata naturalSize nominalFrameRate preferredRate preferredTransform preferredVolume providesPreciseDurationAndTiming tracks
    AVFoundation|AVPlayer|NSObject|ActionAtItemEnd Status TimeControlStatus actionAtItemEnd addBoundaryTimeObserver(forTimes:queue:using:) addPeriodicTimeObserver(forInterval:queue:using:) allowsExternalPlayback automaticallyWaitsToMinimizeStalling currentItem currentTime() error init() init(playerItem:) init(url:) isMuted pause() play() playImmediately(atRate:) preventsDisplaySleepDuringVideoPlayback rate removeTimeObserver(_:) replaceCurrentItem(with:) seek(to:) seek(to:completionHandler:) seek(to:toleranceBefore:toleranceAfter:) seek(to:toleranceBefore:toleranceAfter:completionHandler:) status timeControlStatus volume
    !AVFoundation|AVPlayer||Nothing can be decoded, so that nothing plays: its item fails, and time stands still.
    AVFoundation|AVPlayer.ActionAtItemEnd|Int Sendable|advance none pause
    AVFoundation|AVPlayer.Status|Int Sendable|failed readyToPlay unknown
    AVFoundation|AVPlayer.TimeControlStatus|Int Sendable|paused playing waitingToPlayAtSpecifiedRate
    AVFoundation|AVPlayerItem|NSObject|Status asset currentTime() didPlayToEndTimeNotification duration error failedToPlayToEndTimeNotification init(asset:) init(url:) isPlaybackBufferEmpty isPlaybackLikelyToKeepUp preferredForwardBufferDuration status
    !AVFoundation|AVPlayerItem||It cannot be decoded: it has failed as soon as a player has it.
    AVFoundation|AVPlayerItem.Status|Int Sendable|failed readyToPlay unknown
    AVFoundation|AVPlayerLayer|CALayer|init(player:) isReadyForDisplay player videoGravity videoRect
    !AVFoundation|AVPlayerLayer||Nothing is drawn in it.
    AVKit|AVPlayerViewController|UIViewController|allowsPictureInPicturePlayback canStartPictureInPictureAutomaticallyFromInline contentOverlayView delegate entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds isReadyForDisplay loadView() player showsPlaybackControls updatesNowPlayingInfoCenter videoGravity
    !AVKit|AVPlayerViewController||A black screen without controls.
    AVKit|AVPlayerViewControllerDelegate|NSObjectProtocol|playerViewController(_:didPresent:) playerViewController(_:failedToStartPictureInPictureWithError:) playerViewController(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:) playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:) playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:) playerViewController(_:willPresent:) playerViewControllerDidStartPictureInPicture(_:) playerViewControllerDidStopPictureInPicture(_:) playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:) playerViewControllerWillStartPictureInPicture(_:) playerViewControllerWillStopPictureInPicture(_:)
    !AVKit|AVPlayerViewControllerDelegate||Nothing is called: there is neither picture in picture nor full screen.
    AVFoundation|AVQueuePlayer|AVPlayer|advanceToNextItem() canInsert(_:after:) init() init(items:) init(playerItem:) init(url:) insert(_:after:) items() remove(_:) removeAllItems() replaceCurrentItem(with:)
    AVFoundation|AVURLAsset|AVAsset Sendable|init(url:options?:) url
    UIKit|AXBoolReturnBlock|()->Bool|
    UIKit|AXCustomContent|NSCopying NSObject|Importance attributedLabel attributedValue copy(with?:) importance init(attributedLabel:attributedValue:) init(label:value:) label value
    !UIKit|AXCustomContent||Nobody reads it out: it is kept for the app's tests.
    UIKit|AXCustomContent.Importance|Sendable UInt|default high
    UIKit|AXCustomContentProvider|NSObjectProtocol|accessibilityCustomContent accessibilityCustomContentBlock
    UIKit|AXCustomContentReturnBlock|()->[AXCustomContent]?|
    UIKit|AXStringReturnBlock|()->String?|
    UIKit|AXTraitsReturnBlock|()->UIAccessibilityTraits|
    SwiftUI|AccessibilityActionCategory|Equatable Sendable|default edit init(_:)
    SwiftUI|AccessibilityActionKind|Equatable Sendable|default escape init(named:) magicTap
    SwiftUI|AccessibilityAdjustmentDirection|Hashable Sendable|decrement increment
    SwiftUI|AccessibilityAttachmentModifier|CustomReflectable PrimitiveModifier|_makeNode(_:_:) customMirror
    SwiftUI|AccessibilityChildBehavior|Hashable Sendable|combine contain ignore
    SwiftUI|AccessibilityCustomContentKey|Equatable Sendable|init(_:) init(_:id:)
    SwiftUI|AccessibilityDirectTouchOptions|OptionSet Sendable|init(rawValue:) rawValue requiresActivation silentOnTouch
    SwiftUI|AccessibilityFocusState|DynamicProperty|Binding init() projectedValue wrappedValue
    !SwiftUI|AccessibilityFocusState||No assistive technology runs here, so its focus is nowhere, whatever is asked for.
    SwiftUI|AccessibilityFocusState.Binding||projectedValue wrappedValue
    SwiftUI|AccessibilityHeadingLevel|Sendable UInt|h1 h2 h3 h4 h5 h6 unspecified
    SwiftUI|AccessibilityLabeledPairRole|Hashable Sendable|content label
    SwiftUI|AccessibilityRotorContent||body
    !SwiftUI|AccessibilityRotorContent||Rotors belong to VoiceOver, which is not there: their contents are described, and nothing reads them.
    SwiftUI|AccessibilityRotorContentBuilder||buildBlock(_:) buildBlock(_:_:) buildExpression(_:) buildIf(_:)
    SwiftUI|AccessibilityRotorEntry|AccessibilityRotorContent|body init(_:id:in:textRange?:prepare?:) init(_:id:textRange?:prepare?:)
    SwiftUI|AccessibilitySystemRotor|Sendable|boldText headings headings(level:) images italicText landmarks links links(visited:) lists misspelledWords tables textFields underlineText
    SwiftUI|AccessibilityTextContentType|Equatable Sendable|console fileSystem messaging narrative plain sourceCode spreadsheet wordProcessing
    SwiftUI|AccessibilityTraits|Sendable SetAlgebra|allowsDirectInteraction causesPageTurn contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) init() insert(_:) intersection(_:) isButton isHeader isImage isKeyboardKey isLink isModal isSearchField isSelected isStaticText isSummaryElement isToggle playsSound remove(_:) startsMediaSession symmetricDifference(_:) union(_:) update(with:) updatesFrequently
    SwiftUI|AccessibilityZoomGestureAction|Sendable|Direction direction location point
    SwiftUI|AccessibilityZoomGestureAction.Direction|Hashable Sendable|zoomIn zoomOut
    SwiftUI|AccessoryCircularCapacityGaugeStyle|FrameworkGaugeStyle|init()
    SwiftUI|AccessoryCircularGaugeStyle|FrameworkGaugeStyle|init()
    SwiftUI|AccessoryLinearCapacityGaugeStyle|FrameworkGaugeStyle|init()
    SwiftUI|AccessoryLinearGaugeStyle|FrameworkGaugeStyle|init()
    WidgetKit|AccessoryWidgetBackground|View|body init()
    SwiftUI|ActionSheet||init(title:message?:buttons?:)
    SwiftUI|ActionSheet.Button|Alert.Button|
    ActivityKit|Activity|Identifiable Sendable|activities activityState activityStateUpdates activityUpdates attributes content contentState contentUpdates end(_:dismissalPolicy?:) end(using?:dismissalPolicy?:) id pushToken pushTokenUpdates request(attributes:content:pushType?:) request(attributes:contentState:pushType?:) update(_:alertConfiguration?:) update(using:alertConfiguration?:)
    !ActivityKit|Activity||As on a device without Live Activities, none begins: a request is answered with `unsupported`.
    ActivityKit|Activity.ContentState|Attributes.ContentState|
    ActivityKit|ActivityAttributes|Decodable Encodable|
    ActivityKit|ActivityAuthorizationError|Error Sendable|attributesTooLarge denied globalMaximumExceeded malformedActivityIdentifier missingProcessIdentifier networkUnavailable persistenceFailure reconnectNotPermitted targetMaximumExceeded unentitled unsupported unsupportedTarget visibility
    ActivityKit|ActivityAuthorizationInfo|Sendable|activityEnablementUpdates areActivitiesEnabled frequentPushesEnabled init()
    !ActivityKit|ActivityAuthorizationInfo||As on a device without Live Activities.
    WidgetKit|ActivityConfiguration|WidgetConfiguration|body init(for:content:dynamicIsland:)
    !WidgetKit|ActivityConfiguration||No Live Activity begins here, so nothing shows its views.
    ActivityKit|ActivityContent|Equatable Sendable|init(state:staleDate:relevanceScore?:) relevanceScore staleDate state
    WidgetKit|ActivityFamily|Hashable Sendable|medium small
    ActivityKit|ActivityState|Codable Hashable Sendable|active dismissed ended stale
    ActivityKit|ActivityUIDismissalPolicy|Sendable|after(_:) default immediate
    WidgetKit|ActivityViewContext||activityID attributes isStale state
    SwiftUI|AdaptableTabBarPlacement|Hashable Sendable|automatic sidebar tabBar
    SwiftUI|AddGestureModifier|GestureEffect|
    Quick|AfterExampleAsyncClosure|BeforeExampleAsyncClosure|
    Quick|AfterExampleClosure|BeforeExampleClosure|
    Quick|AfterExampleNonThrowingClosure|BeforeExampleNonThrowingClosure|
    Quick|AfterExampleWithMetadataAsyncClosure|BeforeExampleWithMetadataAsyncClosure|
    Quick|AfterExampleWithMetadataClosure|BeforeExampleWithMetadataClosure|
    Quick|AfterExampleWithMetadataNonThrowingClosure|BeforeExampleWithMetadataNonThrowingClosure|
    Quick|AfterSuiteAsyncClosure|BeforeSuiteAsyncClosure|
    Quick|AfterSuiteClosure|BeforeSuiteClosure|
    Quick|AfterSuiteNonThrowingClosure|BeforeSuiteNonThrowingClosure|
    SwiftUI|Alert|CustomReflectable|Button customMirror init(title:message?:dismissButton?:) init(title:message?:primaryButton:secondaryButton:)
    SwiftUI|Alert.Button|CustomReflectable|cancel(_:action?:) cancel(_?:) customMirror default(_:action?:) destructive(_:action?:)
    ActivityKit|AlertConfiguration|Sendable|AlertSound body init(title:body:sound:) sound title
    ActivityKit|AlertConfiguration.AlertSound|Equatable Sendable|default named(_:)
    ViewControllerPresentationSpy|AlertVerifier|NSObject|Action actions animated capturedCompletion executeAction(forButton:) init() message popover preferredAction preferredStyle presentedCount presentingViewController testCompletion textFields title verify(title:message:animated:actions:preferredStyle?:presentingViewController?:file?:line?:)
    !ViewControllerPresentationSpy|AlertVerifier||There can be one at a time, and none beside a `PresentationVerifier`.
    ViewControllerPresentationSpy|AlertVerifier.Action|CustomStringConvertible Equatable Sendable|cancel default description destructive
    SwiftUI|Alignment|Hashable Sendable|bottom bottomLeading bottomTrailing center centerFirstTextBaseline centerLastTextBaseline horizontal init(horizontal:vertical:) leading leadingFirstTextBaseline leadingLastTextBaseline top topLeading topTrailing trailing trailingFirstTextBaseline trailingLastTextBaseline vertical
    SwiftUI|AlignmentID|SendableMetatype|defaultValue(in:)
    SwiftUI|Anchor|Equatable Hashable Sendable|==(lhs:rhs:) Source hash(into:)
    SwiftUI|Anchor.Source|Sendable|bottom bottomLeading bottomTrailing bounds center init(_:) leading point(_:) rect(_:) top topLeading topTrailing trailing unitPoint(_:)
    SwiftUI|Angle|Animatable Comparable Hashable Sendable|*(a:factor:) *=(a:factor:) +(a:b:) +=(a:b:) -(a:) -(a:b:) -=(a:b:) /(a:divisor:) /=(a:divisor:) <(a:b:) animatableData degrees degrees(_:) init() init(degrees:) init(radians:) radians radians(_:) zero
    SwiftUI|AngularGradient|PrimitiveView ShapeStyle|_makeNode(_:_:) _paint(in:) init(colors:center:angle?:) init(colors:center:startAngle:endAngle:) init(gradient:center:angle?:) init(gradient:center:startAngle?:endAngle?:) init(stops:center:angle?:) init(stops:center:startAngle:endAngle:)
    !SwiftUI|AngularGradient||The colours are drawn one after the other from the leading to the trailing side.
    SwiftUI|Animatable||animatableData
    !SwiftUI|Animatable||Changes take no time here, so data are set once, to what they end as.
    SwiftUI|AnimatableModifier|Animatable ViewModifier|
    SwiftUI|AnimatablePair|Sendable VectorArithmetic|+(lhs:rhs:) -(lhs:rhs:) first init(_:_:) magnitudeSquared scale(by:) second zero
    SwiftUI|Animation|CustomDebugStringConvertible CustomReflectable CustomStringConvertible Hashable Sendable|bouncy bouncy(duration?:extraBounce?:) customMirror debugDescription default delay(_:) description easeIn easeIn(duration:) easeInOut easeInOut(duration:) easeOut easeOut(duration:) init(_:) interactiveSpring interactiveSpring(duration?:extraBounce?:blendDuration?:) interactiveSpring(response?:dampingFraction?:blendDuration?:) interpolatingSpring interpolatingSpring(duration?:bounce?:initialVelocity?:) interpolatingSpring(mass?:stiffness:damping:initialVelocity?:) linear linear(duration:) logicallyComplete(after:) repeatCount(_:autoreverses?:) repeatForever(autoreverses?:) smooth smooth(duration?:extraBounce?:) snappy snappy(duration?:extraBounce?:) speed(_:) spring spring(_:blendDuration?:) spring(duration?:bounce?:blendDuration?:) spring(response?:dampingFraction?:blendDuration?:) timingCurve(_:_:_:_:duration?:) timingCurve(_:duration:)
    !SwiftUI|Animation||Changes reach their end at once here, whatever their animation.
    SwiftUI|AnimationCompletionCriteria|Hashable Sendable|logicallyComplete removed
    SwiftUI|AnimationContext||environment isLogicallyComplete state
    SwiftUI|AnimationState||init() subscript(_:)
    SwiftUI|AnimationStateKey||defaultValue
    SwiftUI|AnimationTimelineSchedule|Sendable TimelineSchedule|Entries entries(from:mode:) init(minimumInterval?:paused?:)
    SwiftUI|AnimationTimelineSchedule.Entries|IteratorProtocol Sendable Sequence|next()
    MapKit|Annotation|PrimitiveMapContent|_resolve() init(_:coordinate:anchor?:content:)
    Charts|AnnotationContext|Sendable|targetSize
    Charts|AnnotationOverflowResolution|Hashable Sendable|Strategy automatic init(x?:y?:)
    !Charts|AnnotationOverflowResolution||Annotations may reach out of the plot area, whatever is asked for.
    Charts|AnnotationOverflowResolution.Strategy|Hashable Sendable|Boundary automatic disabled fit fit(to:) padScale
    Charts|AnnotationOverflowResolution.Strategy.Boundary|Hashable Sendable|automatic chart plot
    Charts|AnnotationPosition|Hashable Sendable|automatic bottom bottomLeading bottomTrailing leading overlay top topLeading topTrailing trailing
    Charts|AnyChartContent|PrimitiveChartContent|_resolve() init(_:) init(erasing:)
    Charts|AnyChartSymbolShape|ChartSymbolShape|init(_:) path(in:) perceptualUnitRect
    SwiftUI|AnyGesture|PrimitiveGesture|_recognizers(_:_:) init(_:)
    SwiftUI|AnyGradient|Hashable Sendable ShapeStyle|_paint(in:) init(_:)
    SwiftUI|AnyLayout|Layout|_makeItem() init(_:) placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:)
    Nimble|AnySequence|TestOutputStringConvertible|testDescription
    SwiftUI|AnyShape|Shape|init(_:) path(in:) sizeThatFits(_:)
    SwiftUI|AnyShapeStyle|Equatable ShapeStyle|==(lhs:rhs:) _paint(in:) init(_:)
    SwiftUI|AnyTransition|Sendable|animation(_:) asymmetric(insertion:removal:) blurReplace combined(with:) identity init(_:) modifier(active:identity:) move(edge:) offset(_:) offset(x?:y?:) opacity push(from:) scale scale(scale:anchor?:) slide symbolEffect symbolEffect(_:options?:)
    !SwiftUI|AnyTransition||Changes take no time here: a view is there or not, whatever its transition.
    SwiftUI|AnyView|CustomReflectable PrimitiveView ViewList|_makeNode(_:_:) customMirror init(_:) init(erasing:)
    !SwiftUI|AnyView||A value of another type is a new identity, with new state.
    SwiftUI|App||body init() main()
    AppIntents|AppDependency|Sendable|init(key?:manager?:default?:) wrappedValue
    AppIntents|AppDependencyManager|Sendable|add(key?:_:) add(key?:dependency:) init() shared
    AppIntents|AppEntity|DisplayRepresentable Identifiable PersistentlyIdentifiable Sendable|defaultQuery persistentIdentifier
    AppIntents|AppEntity.Property|EntityProperty|
    AppIntents|AppEnum|CaseIterable DisplayRepresentable Hashable RawRepresentable Sendable|caseDisplayRepresentations displayRepresentation
    AppIntents|AppIntent|PersistentlyIdentifiable Sendable|authenticationPolicy callAsFunction(donate?:) description donate() init() isDiscoverable openAppWhenRun parameterSummary perform() persistentIdentifier supportedModes title
    !AppIntents|AppIntent||Only the app and its tests perform intents.
    AppIntents|AppIntent.Case|ParameterSummaryCaseCondition|
    AppIntents|AppIntent.DefaultCase|ParameterSummaryDefaultCaseCondition|
    AppIntents|AppIntent.Dependency|AppDependency|
    AppIntents|AppIntent.Parameter|IntentParameter|
    AppIntents|AppIntent.Summary|IntentParameterSummary|
    AppIntents|AppIntent.Switch|ParameterSummarySwitchCondition|
    AppIntents|AppIntent.When|ParameterSummaryWhenCondition|
    WidgetKit|AppIntentConfiguration|WidgetConfiguration|body init(kind:intent?:provider:content:)
    WidgetKit|AppIntentControlConfiguration|ControlWidgetConfiguration|init(kind:intent?:content:) init(kind:provider:content:)
    WidgetKit|AppIntentControlValueProvider|Sendable|currentValue(configuration:) previewValue(configuration:)
    AppIntents|AppIntentError|Error|
    WidgetKit|AppIntentRecommendation||init(intent:description:) intent
    WidgetKit|AppIntentTimelineProvider|Sendable|placeholder(in:) recommendations() snapshot(for:in:) timeline(for:in:)
    WidgetKit|AppIntentTimelineProvider.Context|TimelineProviderContext|
    AppIntents|AppShortcut|Sendable|init(intent:phrases:) init(intent:phrases:shortTitle:systemImageName:)
    !AppIntents|AppShortcut||The system offers none.
    AppIntents|AppShortcutPhrase|ExpressibleByStringInterpolation Sendable|StringInterpolation init(stringInterpolation:) init(stringLiteral:)
    !AppIntents|AppShortcutPhrase||Nobody says it.
    AppIntents|AppShortcutPhrase.StringInterpolation|Sendable StringInterpolationProtocol|appendInterpolation(_:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    AppIntents|AppShortcutPhraseToken|Sendable|applicationName
    AppIntents|AppShortcutsBuilder||buildBlock(_?:) buildEither(first:) buildEither(second:) buildExpression(_:) buildLimitedAvailability(_:) buildOptional(_:)
    AppIntents|AppShortcutsProvider||appShortcuts shortcutTileColor updateAppShortcutParameters()
    SwiftUI|AppStorage|ConnectedProperty SelfComparingProperty|init(_:store?:) init(wrappedValue:_:store?:) init(wrappedValue?:_:store?:) projectedValue wrappedValue
    !SwiftUI|AppStorage||What is written to the defaults in another way is seen when the view is evaluated for another reason.
    StoreKit|AppStore||Environment canMakePayments deviceVerificationID presentOfferCodeRedeemSheet(in:) requestReview(in:) showManageSubscriptions(in:) showManageSubscriptions(in:subscriptionGroupID:) sync()
    StoreKit|AppStore.Environment|Hashable RawRepresentable Sendable|init(rawValue:) production rawValue sandbox xcode
    StoreKit|AppTransaction|Hashable Sendable|appVersion bundleID environment originalAppVersion originalPurchaseDate refresh() shared
    !StoreKit|AppTransaction||No store sold the app.
    Charts|AreaMark|PrimitiveChartContent|_resolve() init(x:y:series:stacking?:) init(x:y:stacking?:) init(x:yStart:yEnd:) init(x:yStart:yEnd:series:) init(xStart:xEnd:y:) init(xStart:xEnd:y:series:)
    Quick|AroundAwaitedClosure|(_runExample:@escaping()async->Void)asyncthrows->Void|
    Quick|AroundExampleAsyncClosure|(_runExample:@escaping()async->Void)asyncthrows->Void|
    Quick|AroundExampleClosure|(_runExample:@escaping()->Void)throws->Void|
    Quick|AroundExampleNonThrowingClosure|(_runExample:@escaping()->Void)->Void|
    Quick|AroundExampleWithMetadataAsyncClosure|(_exampleMetadata:ExampleMetadata,_runExample:@escaping()async->Void)asyncthrows->Void|
    Quick|AroundExampleWithMetadataClosure|(_exampleMetadata:ExampleMetadata,_runExample:@escaping()->Void)throws->Void|
    Quick|AroundExampleWithMetadataNonThrowingClosure|(_exampleMetadata:ExampleMetadata,_runExample:@escaping()->Void)->Void|
    AppIntents|Array|CKRecordValueProtocol CVarArg EmptyBridged ModelCollection RecordValueObject RelationshipCollection ResultsCollection ScaleDomain TestOutputStringConvertible _CVarArgObject __CKRecordObjCValue|_cVarArgEncoding _cVarArgObject _domain donatedWithin(_:) items testDescription
    SwiftData|Array.PersistentElement|Element|
    AppIntents|Array.Result|Element|
    Nimble|AssertionDispatcher|AssertionHandler|assert(_:message:location:) init(handlers:)
    Nimble|AssertionHandler||assert(_:message:location:)
    Nimble|AssertionRecord|CustomStringConvertible|description location message success
    Nimble|AssertionRecorder|AssertionHandler|assert(_:message:location:) assertions init()
    SwiftUI|AsymmetricTransition|Transition|body(content:phase:) init(insertion:removal:) insertion properties removal
    Quick|AsyncBehavior||name spec(_:)
    Quick|AsyncDSLUser||afterEach(_:) afterSuite(_:) aroundEach(_:) beforeEach(_:) beforeSuite(_:) context(_:closure:) describe(_:closure:) fcontext(_:closure:) fdescribe(_:closure:) fit(_:file?:line?:closure:) fitBehavesLike(_:file?:line?:context:) it(_:file?:line?:closure:) itBehavesLike(_:file?:line?:context:) justBeforeEach(_:) pending(_:file?:line?:closure:) sharedExamples(_:file?:line?:closure:) xcontext(_:closure:) xdescribe(_:closure:) xit(_:file?:line?:closure:) xitBehavesLike(_:file?:line?:context:)
    Nimble|AsyncDefaults|PollingDefaults|
    Quick|AsyncExample|ExampleBase Sendable|
    Nimble|AsyncExpectation|Expectation Polled|expression init(expression:) location notTo(_:description?:) status to(_:description?:) toNot(_:description?:) verify(_:_:)
    Nimble|AsyncExpression||cast(_:) evaluate() init(expression:location:isClosure?:) init(memoizedExpression:location:withoutCaching:isClosure?:) isClosure location withCaching() withoutCaching()
    SwiftUI|AsyncImage|View|body init(url:scale?:) init(url:scale?:content:placeholder:) init(url:scale?:transaction?:content:)
    !SwiftUI|AsyncImage||What is not a file is loaded only in apps that use `URLSession` themselves; in others loading fails.
    SwiftUI|AsyncImagePhase|Sendable|empty error failure image success
    FoundationOverlay|AsyncLineSequence|AsyncSequence Sendable|AsyncIterator makeAsyncIterator()
    FoundationOverlay|AsyncLineSequence.AsyncIterator|AsyncIteratorProtocol|next()
    FoundationOverlay|AsyncLineSequence.Element|String|
    Nimble|AsyncMatcher|AsyncableMatcher|define(_?:matcher:) define(matcher:) defineNilable(_?:matcher:) init(_:) requireNonNil satisfies(_:) simple(_?:matcher:) simpleNilable(_?:matcher:)
    Nimble|AsyncPredicate|AsyncMatcher|
    Nimble|AsyncRequirement|NimbleRequirement Polled|customError expression init(expression:customError:) location notTo(_:description?:) to(_:description?:) toNot(_:description?:) verify(_:_:_:)
    FoundationOverlay|AsyncSequence||lines
    Quick|AsyncSpec|AsyncDSLUser AsyncSpecBase|allTests current init() perform(_:) spec()
    Quick|AsyncSpecBase|XCTestCase|
    Nimble|AsyncableMatcher||satisfies(_:)
    UIKit|AttributeContainer||init(_:)
    FoundationOverlay|AttributeDynamicLookup||subscript(dynamicMember:)
    FoundationOverlay|AttributeScopes||SwiftUIAttributes UIKitAttributes _MarkdownAttributes swiftUI uiKit
    FoundationOverlay|AttributeScopes.FoundationAttributes||InlinePresentationIntentAttribute
    FoundationOverlay|AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute|CodableAttributedStringKey|name
    FoundationOverlay|AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.Value|InlinePresentationIntent|
    SwiftUI|AttributeScopes.SwiftUIAttributes|AttributeScope|BackgroundColorAttribute FontAttribute ForegroundColorAttribute KerningAttribute StrikethroughStyleAttribute TrackingAttribute UnderlineStyleAttribute backgroundColor font foregroundColor foundation kern strikethroughStyle tracking uiKit underlineStyle
    SwiftUI|AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.Value|Color|
    SwiftUI|AttributeScopes.SwiftUIAttributes.FontAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.FontAttribute.Value|Font|
    SwiftUI|AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.Value|Color|
    SwiftUI|AttributeScopes.SwiftUIAttributes.KerningAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.KerningAttribute.Value|CGFloat|
    SwiftUI|AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.Value|Text.LineStyle|
    SwiftUI|AttributeScopes.SwiftUIAttributes.TrackingAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.TrackingAttribute.Value|CGFloat|
    SwiftUI|AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute|AttributedStringKey|name
    SwiftUI|AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.Value|Text.LineStyle|
    UIKit|AttributeScopes.UIKitAttributes|AttributeScope|AttachmentAttribute BackgroundColorAttribute FontAttribute ForegroundColorAttribute KernAttribute ParagraphStyleAttribute StrikethroughColorAttribute StrikethroughStyleAttribute UnderlineColorAttribute UnderlineStyleAttribute attachment backgroundColor font foregroundColor foundation kern paragraphStyle strikethroughColor strikethroughStyle underlineColor underlineStyle
    UIKit|AttributeScopes.UIKitAttributes.AttachmentAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.AttachmentAttribute.Value|NSTextAttachment|
    UIKit|AttributeScopes.UIKitAttributes.BackgroundColorAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value|UIColor|
    UIKit|AttributeScopes.UIKitAttributes.FontAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.FontAttribute.Value|UIFont|
    UIKit|AttributeScopes.UIKitAttributes.ForegroundColorAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value|UIColor|
    UIKit|AttributeScopes.UIKitAttributes.KernAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.KernAttribute.Value|CGFloat|
    UIKit|AttributeScopes.UIKitAttributes.ParagraphStyleAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value|NSParagraphStyle|
    UIKit|AttributeScopes.UIKitAttributes.StrikethroughColorAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value|UIColor|
    UIKit|AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value|NSUnderlineStyle|
    UIKit|AttributeScopes.UIKitAttributes.UnderlineColorAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value|UIColor|
    UIKit|AttributeScopes.UIKitAttributes.UnderlineStyleAttribute|AttributedStringKey|name
    UIKit|AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value|NSUnderlineStyle|
    FoundationOverlay|AttributeScopes._MarkdownAttributes|AttributeScope|inlinePresentationIntent
    FoundationOverlay|AttributedString||FormattingOptions MarkdownParsingOptions init(_:) init(localized:defaultValue:options?:table?:bundle?:locale?:comment?:) init(localized:options?:) init(localized:options?:table?:bundle?:locale?:comment?:) init(markdown:options?:baseURL?:)
    FoundationOverlay|AttributedString.FormattingOptions|OptionSet Sendable|applyReplacementIndexAttribute init(rawValue:) rawValue
    FoundationOverlay|AttributedString.MarkdownParsingOptions|Sendable|FailurePolicy InterpretedSyntax allowsExtendedAttributes failurePolicy init(allowsExtendedAttributes?:interpretedSyntax?:failurePolicy?:languageCode?:) interpretedSyntax languageCode
    !FoundationOverlay|AttributedString.MarkdownParsingOptions||Any text is Markdown here, so that parsing never fails.
    FoundationOverlay|AttributedString.MarkdownParsingOptions.FailurePolicy|Hashable Sendable|returnPartiallyParsedIfPossible throwError
    FoundationOverlay|AttributedString.MarkdownParsingOptions.InterpretedSyntax|Hashable Sendable|full inlineOnly inlineOnlyPreservingWhitespace
    SwiftUI|AttributedTextSelection|Equatable Sendable|init()
    AudioToolbox|AudioBuffer||init() init(mNumberChannels:mDataByteSize:mData:) mData mDataByteSize mNumberChannels
    AudioToolbox|AudioBufferList||allocate(maximumBuffers:) init() init(mNumberBuffers:mBuffers:) mBuffers mNumberBuffers sizeInBytes(maximumBuffers:)
    !AudioToolbox|AudioBufferList||The first of several buffers that follow each other in memory.
    AudioToolbox|AudioFormatFlags|UInt32|
    AudioToolbox|AudioFormatID|UInt32|
    AppIntents|AudioPlaybackIntent|SystemIntent|
    AppIntents|AudioRecordingIntent|SystemIntent|
    AudioToolbox|AudioStreamBasicDescription|Sendable|init() init(mSampleRate:mFormatID:mFormatFlags:mBytesPerPacket:mFramesPerPacket:mBytesPerFrame:mChannelsPerFrame:mBitsPerChannel:mReserved:) mBitsPerChannel mBytesPerFrame mBytesPerPacket mChannelsPerFrame mFormatFlags mFormatID mFramesPerPacket mReserved mSampleRate
    AudioToolbox|AudioStreamPacketDescription|Sendable|init() init(mStartOffset:mVariableFramesInPacket:mDataByteSize:) mDataByteSize mStartOffset mVariableFramesInPacket
    AudioToolbox|AudioValueRange|Sendable|init() init(mMinimum:mMaximum:) mMaximum mMinimum
    SwiftUI|AutomaticControlGroupStyle|ControlGroupStyle|init() makeBody(configuration:)
    SwiftUI|AutomaticDisclosureGroupStyle|DisclosureGroupStyle|init() makeBody(configuration:)
    SwiftUI|AutomaticFormStyle|FormStyle|init() makeBody(configuration:)
    SwiftUI|AutomaticLabeledContentStyle|LabeledContentStyle|init() makeBody(configuration:)
    StoreKit|AutomaticProductViewStyle|ProductViewStyle|init()
    Charts|AutomaticScaleDomain|ScaleDomain Sendable|_domain
    StoreKit|AutomaticSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    SwiftUI|AutomaticTableStyle|TableStyle|init() makeBody(configuration:)
    SwiftUI|AutomaticTextEditorStyle|TextEditorStyle|init() makeBody(configuration:)
    FoundationOverlay|AutoreleasingUnsafeMutablePointer|UnsafeMutablePointer|
    Quick|AwaitedClosure|()asyncthrows->Void|
    SwiftUI|Axis|CaseIterable Hashable Int8 Sendable|Set horizontal vertical
    SwiftUI|Axis.Set|Hashable OptionSet Sendable|horizontal init(rawValue:) rawValue vertical
    Charts|AxisContent||_resolve() body
    Charts|AxisContentBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    Charts|AxisGridLine|PrimitiveAxisMark|_resolve() init(centered?:stroke?:)
    Charts|AxisMark||_resolve() body font(_:) foregroundStyle(_:) offset(_:) offset(x?:y?:)
    Charts|AxisMarkBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    Charts|AxisMarkPosition|Hashable Sendable|automatic bottom leading top trailing
    Charts|AxisMarkPreset|Hashable Sendable|aligned automatic extended inset
    Charts|AxisMarkValues||automatic automatic(desiredCount?:roundLowerBound?:roundUpperBound?:) automatic(minimumStride:desiredCount?:roundLowerBound?:roundUpperBound?:) stride(by:count?:roundLowerBound?:roundUpperBound?:calendar?:) stride(by:roundLowerBound?:roundUpperBound?:)
    Charts|AxisMarks|PrimitiveAxisContent|_resolve() init(format:preset?:position?:values:stroke?:) init(format:preset?:position?:values?:stroke?:) init(preset?:position?:values:content:) init(preset?:position?:values:stroke?:) init(preset?:position?:values?:content:) init(preset?:position?:values?:stroke?:)
    !Charts|AxisMarks||Every preset is laid out as the automatic one.
    Charts|AxisTick|PrimitiveAxisMark|Length _resolve() init(centered?:length:stroke?:) init(centered?:length?:stroke?:)
    Charts|AxisTick.Length|ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Sendable|automatic fixed init(floatLiteral:) init(integerLiteral:) label longestLabel
    Charts|AxisValue||as(_:) count index
    Charts|AxisValueLabel|PrimitiveAxisMark|_resolve() init(_:centered?:anchor?:multiLabelAlignment?:collisionResolution?:offsetsMarks?:orientation?:horizontalSpacing?:verticalSpacing?:) init(centered?:anchor?:multiLabelAlignment?:collisionResolution?:offsetsMarks?:orientation?:horizontalSpacing?:verticalSpacing?:) init(centered?:anchor?:multiLabelAlignment?:collisionResolution?:offsetsMarks?:orientation?:horizontalSpacing?:verticalSpacing?:content:) init(format:centered?:anchor?:multiLabelAlignment?:collisionResolution?:offsetsMarks?:orientation?:horizontalSpacing?:verticalSpacing?:)
    !Charts|AxisValueLabel||Labels that would overlap are all there.
    Charts|AxisValueLabelCollisionResolution|Hashable Sendable|automatic disabled greedy truncate
    !Charts|AxisValueLabelCollisionResolution||Labels that would overlap are all there.
    Charts|AxisValueLabelOrientation|Hashable Sendable|automatic horizontal vertical verticalReversed
    !Charts|AxisValueLabelOrientation||Labels are written from left to right, whatever is asked for.
    BackgroundTasks|BGAppRefreshTask|BGTask|
    BackgroundTasks|BGAppRefreshTaskRequest|BGTaskRequest|init(identifier:)
    BackgroundTasks|BGProcessingTask|BGTask|
    BackgroundTasks|BGProcessingTaskRequest|BGTaskRequest|init(identifier:) requiresExternalPower requiresNetworkConnectivity
    BackgroundTasks|BGTask|NSObject|expirationHandler identifier setTaskCompleted(success:)
    !BackgroundTasks|BGTask||None is started.
    BackgroundTasks|BGTaskRequest|NSObject|earliestBeginDate identifier
    BackgroundTasks|BGTaskScheduler|NSObject Sendable|Error cancel(taskRequestWithIdentifier:) cancelAllTaskRequests() register(forTaskWithIdentifier:using:launchHandler:) shared submit(_:)
    !BackgroundTasks|BGTaskScheduler||As on a simulator, background tasks are not available.
    BackgroundTasks|BGTaskScheduler.Error|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    BackgroundTasks|BGTaskScheduler.Error.Code|Int Sendable _ErrorCodeProtocol|notPermitted tooManyPendingTaskRequests unavailable
    BackgroundTasks|BGTaskScheduler.Error.Code._ErrorType|Error|
    SwiftUI|BackgroundProminence|Hashable Sendable|increased standard
    SwiftUI|BackgroundStyle|LeveledShapeStyle ShapeStyle|_paint(in:) init()
    SwiftUI|BackgroundTask|Sendable|appRefresh(_:) urlSession urlSession(_:) urlSession(matching:)
    SwiftData|BackingData||init(for:) metadata persistentModelID
    !SwiftData|BackingData||Only the framework's own type can be the data of a model: an app has `persistentModelID` and `metadata` of it.
    Nimble|BadInstructionException||
    SwiftUI|BadgeProminence|Hashable Sendable|decreased increased standard
    Charts|BarMark|PrimitiveChartContent|_resolve() init(x:y:width?:height?:stacking?:) init(x:yStart:yEnd:width?:) init(x:yStart?:yEnd?:width?:stacking?:) init(xStart:xEnd:y:height?:) init(xStart:xEnd:yStart?:yEnd?:) init(xStart?:xEnd?:y:height?:stacking?:) init(xStart?:xEnd?:yStart:yEnd:)
    Charts|BasicChartSymbolShape|ChartSymbolShape|path(in:) perceptualUnitRect strokeBorder(lineWidth?:)
    Quick|BeforeExampleAsyncClosure|()asyncthrows->Void|
    Quick|BeforeExampleClosure|()throws->Void|
    Quick|BeforeExampleNonThrowingClosure|()->Void|
    Quick|BeforeExampleWithMetadataAsyncClosure|(_exampleMetadata:ExampleMetadata)asyncthrows->Void|
    Quick|BeforeExampleWithMetadataClosure|(_exampleMetadata:ExampleMetadata)throws->Void|
    Quick|BeforeExampleWithMetadataNonThrowingClosure|(_exampleMetadata:ExampleMetadata)->Void|
    Quick|BeforeSuiteAsyncClosure|()asyncthrows->Void|
    Quick|BeforeSuiteClosure|()throws->Void|
    Quick|BeforeSuiteNonThrowingClosure|()->Void|
    Quick|Behavior||name spec(_:)
    SwiftUI|Bindable|Sendable|init(_:) init(projectedValue:) init(wrappedValue:) projectedValue subscript(dynamicMember:) wrappedValue
    SwiftUI|Binding|BidirectionalCollection Collection Identifiable RandomAccessCollection SelfComparingProperty Sendable Sequence|animation(_?:) constant(_:) endIndex formIndex(after:) formIndex(before:) id index(after:) index(before:) indices init(_:) init(get:set:) init(projectedValue:) projectedValue startIndex subscript(_:) subscript(dynamicMember:) transaction transaction(_:) wrappedValue
    SwiftUI|Binding.Element|Binding|
    SwiftUI|Binding.Index|Value.Index|
    SwiftUI|Binding.Indices|Value.Indices|
    SwiftUI|Binding.Iterator|IndexingIterator|
    SwiftUI|Binding.SubSequence|Slice|
    SwiftUI|BlendMode|Hashable Sendable|color colorBurn colorDodge darken destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop
    ObjectiveC|BlockObject|NSObject Sendable|closure init(_:)
    SwiftUI|BlurReplaceTransition|Transition|Configuration body(content:phase:) configuration init(configuration:)
    SwiftUI|BlurReplaceTransition.Configuration|Equatable Sendable|downUp upUp
    CloudKit|Bool|CKRecordValueProtocol EmptyBridged RecordNumber RecordValueObject __CKRecordObjCValue|
    DarwinOverlay|Boolean|UInt8|
    SwiftUI|BorderedButtonStyle|FrameworkButtonStyle|init()
    SwiftUI|BorderedProminentButtonStyle|FrameworkButtonStyle|init()
    SwiftUI|BorderlessButtonMenuStyle|FrameworkMenuStyle|init()
    SwiftUI|BorderlessButtonStyle|FrameworkButtonStyle|init()
    CoreImage|BuiltinFilter|CIAreaAverage CIAreaMaximum CIBloom CIBoxBlur CIColorControls CIColorInvert CIColorMonochrome CIColorPosterize CICompositeOperation CICrystallize CIEdges CIExposureAdjust CIFalseColor CIGammaAdjust CIGaussianBlur CIGloom CIPhotoEffect CIPixellate CIQRCodeGenerator CISepiaTone CITwirlDistortion CIUnsharpMask CIVignette|
    FoundationOverlay|Bundle|EmptyBundleInitializing|loadNibNamed(_:owner:options?:) urls(forResourcesWithExtension:subdirectory:)
    !FoundationOverlay|Bundle|urls|Foundation's own answers with objects on Linux.
    SwiftUI|Button|CustomReflectable PrimitiveView|_makeNode(_:_:) customMirror init(_:) init(_:action:) init(_:role:action:) init(_:role?:action:) init(_:role?:intent:) init(_:systemImage:role?:action:) init(action:label:) init(role:action:) init(role:action:label:) init(role?:intent:label:)
    SwiftUI|ButtonBorderShape|Equatable Sendable|automatic capsule circle roundedRectangle roundedRectangle(radius:)
    SwiftUI|ButtonMenuStyle|FrameworkMenuStyle|init()
    SwiftUI|ButtonRepeatBehavior|Hashable Sendable|automatic disabled enabled
    SwiftUI|ButtonRole|Hashable Sendable|cancel close confirm destructive
    SwiftUI|ButtonSizing|Hashable Sendable|automatic fitted flexible
    SwiftUI|ButtonStyle||makeBody(configuration:)
    SwiftUI|ButtonStyle.Configuration|ButtonStyleConfiguration|
    SwiftUI|ButtonStyleConfiguration||Label isPressed label role
    SwiftUI|ButtonStyleConfiguration.Label|PlacedContent|
    SwiftUI|ButtonToggleStyle|ToggleStyle|init() makeBody(configuration:)
    StoreKit|ButtonsSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    DarwinOverlay|Byte|UInt8|
    DarwinOverlay|ByteCount|Int|
    UIKit|CAAction|NSObjectProtocol|run(forKey:object:arguments:)
    UIKit|CAAnimation|CAAction NSObject|autoreverses beginTime delegate duration fillMode init() init(coder:) isRemovedOnCompletion repeatCount repeatDuration run(forKey:object:arguments:) speed timeOffset timingFunction
    !UIKit|CAAnimation||An animation takes no time and leaves its layer as it is: on a later turn of the main queue it is over, unless it repeats without end. What it says of its course is for those who read it.
    UIKit|CAAnimationCalculationMode|Hashable RawRepresentable Sendable|cubic cubicPaced discrete init(rawValue:) linear paced rawValue
    UIKit|CAAnimationDelegate|NSObjectProtocol|animationDidStart(_:) animationDidStop(_:finished:)
    UIKit|CAAnimationGroup|CAAnimation|animations
    UIKit|CAAnimationRotationMode|Hashable RawRepresentable Sendable|init(rawValue:) rawValue rotateAuto rotateAutoReverse
    UIKit|CABasicAnimation|CAPropertyAnimation|byValue fromValue toValue
    UIKit|CACornerMask|Hashable OptionSet Sendable|init(rawValue:) layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue
    UIKit|CADisplayLink|NSObject|add(to:forMode:) duration init() init(target:selector:) invalidate() isPaused preferredFramesPerSecond remove(from:forMode:) targetTimestamp timestamp
    UIKit|CAEdgeAntialiasingMask|Hashable OptionSet Sendable|init(rawValue:) layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge rawValue
    UIKit|CAEmitterCell|NSObject|alphaRange alphaSpeed birthRate blueRange blueSpeed color contents contentsRect contentsScale emissionLatitude emissionLongitude emissionRange emitterCells greenRange greenSpeed init() isEnabled lifetime lifetimeRange name redRange redSpeed scale scaleRange scaleSpeed spin spinRange velocity velocityRange xAcceleration yAcceleration zAcceleration
    UIKit|CAEmitterLayer|CALayer|birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity
    UIKit|CAEmitterLayerEmitterMode|Hashable RawRepresentable Sendable|init(rawValue:) outline points rawValue surface volume
    UIKit|CAEmitterLayerEmitterShape|Hashable RawRepresentable Sendable|circle cuboid init(rawValue:) line point rawValue rectangle sphere
    UIKit|CAEmitterLayerRenderMode|Hashable RawRepresentable Sendable|additive backToFront init(rawValue:) oldestFirst oldestLast rawValue unordered
    UIKit|CAGradientLayer|CALayer|colors endPoint locations startPoint type
    UIKit|CAGradientLayerType|Hashable RawRepresentable Sendable|axial init(rawValue:) radial rawValue
    UIKit|CAKeyframeAnimation|CAPropertyAnimation|biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values
    UIKit|CALayer|NSObject|action(forKey:) actions add(_:forKey:) addSublayer(_:) affineTransform() allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation(forKey:) animationKeys() autoreverses backgroundColor backgroundFilters beginTime borderColor borderWidth bounds compositingFilter contains(_:) contents contentsCenter contentsGravity contentsRect contentsScale convert(_:from:) convert(_:to:) convertTime(_:from:) convertTime(_:to:) cornerCurve cornerRadius defaultAction(forKey:) defaultValue(forKey:) delegate display() displayIfNeeded() draw(in:) drawsAsynchronously duration edgeAntialiasingMask fillMode filters frame hitTest(_:) init() init(coder:) init(layer:) insertSublayer(_:above:) insertSublayer(_:at:) insertSublayer(_:below:) isDoubleSided isGeometryFlipped isHidden isOpaque layoutIfNeeded() layoutSublayers() magnificationFilter mask maskedCorners masksToBounds minificationFilter minificationFilterBias model() name needsDisplay() needsDisplay(forKey:) needsDisplayOnBoundsChange needsLayout() opacity position preferredFrameSize() presentation() rasterizationScale removeAllAnimations() removeAnimation(forKey:) removeFromSuperlayer() render(in:) repeatCount repeatDuration replaceSublayer(_:with:) setAffineTransform(_:) setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout() shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed sublayers superlayer timeOffset transform windfallClassMember(_:) windfallManagedValue(_:) windfallMember(_:) windfallSetManagedValue(_:_:) zPosition
    !UIKit|CALayer||A view's layer holds how the view is drawn. Layers that are added to it are drawn over the subviews, or below all of them if they were there first or were inserted. Rounded corners are circular; a mask cuts along its outline.
    UIKit|CALayerContentsFilter|Hashable RawRepresentable Sendable|init(rawValue:) linear nearest rawValue trilinear
    UIKit|CALayerContentsGravity|Hashable RawRepresentable Sendable|bottom bottomLeft bottomRight center init(rawValue:) left rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
    UIKit|CALayerCornerCurve|Hashable RawRepresentable Sendable|circular continuous init(rawValue:) rawValue
    UIKit|CALayerDelegate|NSObjectProtocol|action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
    UIKit|CAMediaTimingFillMode|Hashable RawRepresentable Sendable|backwards both forwards init(rawValue:) rawValue removed
    UIKit|CAMediaTimingFunction|NSObject Sendable|getControlPoint(at:values:) hash init(controlPoints:_:_:_:) init(name:) isEqual(_:)
    UIKit|CAMediaTimingFunctionName|Hashable RawRepresentable Sendable|default easeIn easeInEaseOut easeOut init(rawValue:) linear rawValue
    UIKit|CAPropertyAnimation|CAAnimation|init(keyPath:) isAdditive isCumulative keyPath
    UIKit|CAShapeLayer|CALayer|fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
    UIKit|CAShapeLayerFillRule|Hashable RawRepresentable Sendable|evenOdd init(rawValue:) nonZero rawValue
    UIKit|CAShapeLayerLineCap|Hashable RawRepresentable Sendable|butt init(rawValue:) rawValue round square
    UIKit|CAShapeLayerLineJoin|Hashable RawRepresentable Sendable|bevel init(rawValue:) miter rawValue round
    UIKit|CASpringAnimation|CABasicAnimation|damping initialVelocity mass stiffness
    UIKit|CATextLayer|CALayer|alignmentMode font fontSize foregroundColor isWrapped string truncationMode
    UIKit|CATextLayerAlignmentMode|Hashable RawRepresentable Sendable|center init(rawValue:) justified left natural rawValue right
    UIKit|CATextLayerTruncationMode|Hashable RawRepresentable Sendable|end init(rawValue:) middle none rawValue start
    UIKit|CATransaction|NSObject|animationDuration() animationTimingFunction() begin() commit() completionBlock() disableActions() flush() setAnimationDuration(_:) setAnimationTimingFunction(_:) setCompletionBlock(_:) setDisableActions(_:)
    UIKit|CATransform3D|Hashable Sendable|init() init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    UIKit|CATransition|CAAnimation|subtype type
    UIKit|CATransitionSubtype|Hashable RawRepresentable Sendable|fromBottom fromLeft fromRight fromTop init(rawValue:) rawValue
    UIKit|CATransitionType|Hashable RawRepresentable Sendable|fade init(rawValue:) moveIn push rawValue reveal
    CommonCrypto|CCHmacAlgorithm|UInt32|
    CommonCrypto|CC_LONG|UInt32|
    CommonCrypto|CC_LONG64|UInt64|
    CommonCrypto|CC_MD5_CTX||init()
    CommonCrypto|CC_SHA1_CTX||init()
    CommonCrypto|CC_SHA256_CTX||init()
    CommonCrypto|CC_SHA512_CTX||init()
    FoundationOverlay|CFAbsoluteTime|Double|
    FoundationOverlay|CFAllocator|Sendable|
    !FoundationOverlay|CFAllocator||There is one way to allocate.
    FoundationOverlay|CFArray|NSArray|
    FoundationOverlay|CFAttributedString|NSAttributedString|
    FoundationOverlay|CFBoolean|NSNumber|
    FoundationOverlay|CFCalendar|NSCalendar|
    FoundationOverlay|CFCharacterSet|NSCharacterSet|
    FoundationOverlay|CFData|NSData|
    FoundationOverlay|CFDate|NSDate|
    FoundationOverlay|CFDictionary|NSDictionary|
    FoundationOverlay|CFError|NSError|
    FoundationOverlay|CFErrorDomain|CFString|
    FoundationOverlay|CFHTTPMessage||
    FoundationOverlay|CFHashCode|UInt|
    FoundationOverlay|CFIndex|Int|
    FoundationOverlay|CFLocale|NSLocale|
    FoundationOverlay|CFMutableArray|NSMutableArray|
    FoundationOverlay|CFMutableAttributedString|NSMutableAttributedString|
    FoundationOverlay|CFMutableData|NSMutableData|
    FoundationOverlay|CFMutableDictionary|NSMutableDictionary|
    FoundationOverlay|CFMutableSet|NSMutableSet|
    FoundationOverlay|CFMutableString|NSMutableString|
    FoundationOverlay|CFNull|NSNull|
    FoundationOverlay|CFNumber|NSNumber|
    FoundationOverlay|CFNumberType|CFIndex Sendable|cfIndexType cgFloatType charType doubleType float32Type float64Type floatType intType longLongType longType maxType nsIntegerType sInt16Type sInt32Type sInt64Type sInt8Type shortType
    FoundationOverlay|CFOptionFlags|UInt|
    FoundationOverlay|CFPropertyList|CFTypeRef|
    FoundationOverlay|CFRange|Sendable|init() init(location:length:) length location
    FoundationOverlay|CFReadStream|InputStream|
    FoundationOverlay|CFRunLoop|CoreFoundation.CFRunLoop|
    FoundationOverlay|CFRunLoopMode|Hashable RawRepresentable Sendable|commonModes defaultMode init(_:) init(rawValue:) rawValue
    FoundationOverlay|CFRunLoopRunResult|Int32 Sendable|finished handledSource stopped timedOut
    FoundationOverlay|CFRunLoopSource|CoreFoundation.CFRunLoopSource|
    FoundationOverlay|CFRunLoopSourceContext|CoreFoundation.CFRunLoopSourceContext|
    FoundationOverlay|CFRunLoopTimer|Timer|
    FoundationOverlay|CFSet|NSSet|
    FoundationOverlay|CFStreamPropertyKey|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    FoundationOverlay|CFString|NSString|
    FoundationOverlay|CFStringBuiltInEncodings|CFStringEncoding Sendable|ASCII UTF16 UTF16BE UTF16LE UTF32 UTF32BE UTF32LE UTF8 isoLatin1 macRoman nextStepLatin nonLossyASCII unicode windowsLatin1
    FoundationOverlay|CFStringEncoding|UInt32|
    FoundationOverlay|CFStringEncodings|CFIndex Sendable|ANSEL CNS_11643_92_P1 CNS_11643_92_P2 CNS_11643_92_P3 EBCDIC_CP037 EBCDIC_US EUC_CN EUC_JP EUC_KR EUC_TW GBK_95 GB_18030_2000 GB_2312_80 HZ_GB_2312 ISO_2022_CN ISO_2022_CN_EXT ISO_2022_JP ISO_2022_JP_1 ISO_2022_JP_2 ISO_2022_JP_3 ISO_2022_KR JIS_C6226_78 JIS_X0201_76 JIS_X0208_83 JIS_X0208_90 JIS_X0212_90 KOI8_R KOI8_U KSC_5601_87 KSC_5601_92_Johab UTF7 UTF7_IMAP VISCII big5 big5_E big5_HKSCS_1999 dosArabic dosBalticRim dosCanadianFrench dosChineseSimplif dosChineseTrad dosCyrillic dosGreek dosGreek1 dosGreek2 dosHebrew dosIcelandic dosJapanese dosKorean dosLatin1 dosLatin2 dosLatinUS dosNordic dosPortuguese dosRussian dosThai dosTurkish isoLatin10 isoLatin2 isoLatin3 isoLatin4 isoLatin5 isoLatin6 isoLatin7 isoLatin8 isoLatin9 isoLatinArabic isoLatinCyrillic isoLatinGreek isoLatinHebrew isoLatinThai macArabic macCeltic macCentralEurRoman macChineseSimp macChineseTrad macCroatian macCyrillic macDevanagari macDingbats macFarsi macGaelic macGreek macGujarati macGurmukhi macHebrew macIcelandic macJapanese macKorean macRomanLatin1 macRomanian macSymbol macThai macTibetan macTurkish macUkrainian macVietnamese nextStepJapanese shiftJIS shiftJIS_X0213 shiftJIS_X0213_MenKuTen windowsArabic windowsBalticRim windowsCyrillic windowsGreek windowsHebrew windowsKoreanJohab windowsLatin2 windowsLatin5 windowsVietnamese
    FoundationOverlay|CFTimeInterval|Double|
    FoundationOverlay|CFTimeZone|NSTimeZone|
    FoundationOverlay|CFTypeID|UInt|
    FoundationOverlay|CFTypeRef|AnyObject|
    FoundationOverlay|CFURL|NSURL|
    FoundationOverlay|CFURLComponentType|CFIndex Sendable|fragment host netLocation parameterString password path port query resourceSpecifier scheme user userInfo
    FoundationOverlay|CFURLPathStyle|CFIndex Sendable|cfurlWindowsPathStyle cfurlposixPathStyle
    FoundationOverlay|CFUUID|NSUUID|
    FoundationOverlay|CFWriteStream|OutputStream|
    CoreGraphics|CGAffineTransform||
    CoreGraphics|CGBitmapInfo|Hashable OptionSet Sendable|alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little byteOrderMask floatComponents init(rawValue:) rawValue
    CoreGraphics|CGBlendMode|CaseIterable Hashable Int32 Sendable|clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop sourceIn sourceOut xor
    !CoreGraphics|CGBlendMode||`plusDarker` is drawn as `colorBurn`.
    CoreGraphics|CGColor|Hashable Sendable|==(left:right:) alpha colorSpace components converted(to:intent:options:) copy(alpha:) hash(into:) init(colorSpace:components:) init(genericCMYKCyan:magenta:yellow:black:alpha:) init(genericGrayGamma2_2Gray:alpha:) init(gray:alpha:) init(red:green:blue:alpha:) init(srgbRed:green:blue:alpha:) numberOfComponents
    CoreGraphics|CGColorRenderingIntent|Int32 Sendable|absoluteColorimetric defaultIntent perceptual relativeColorimetric saturation
    CoreGraphics|CGColorSpace|Hashable Sendable|==(left:right:) displayP3 extendedSRGB genericCMYK genericGrayGamma2_2 hash(into:) init(name:) isWideGamutRGB linearGray linearSRGB model name numberOfComponents sRGB supportsOutput
    CoreGraphics|CGColorSpaceModel|Int32 Sendable|XYZ cmyk deviceN indexed lab monochrome pattern rgb unknown
    CoreGraphics|CGContext|Hashable|==(lhs:rhs:) addArc(center:radius:startAngle:endAngle:clockwise:) addArc(tangent1End:tangent2End:radius:) addCurve(to:control1:control2:) addEllipse(in:) addLine(to:) addLines(between:) addPath(_:) addQuadCurve(to:control:) addRect(_:) alphaInfo beginPDFPage(_:) beginPage(mediaBox:) beginPath() beginTransparencyLayer(auxiliaryInfo:) beginTransparencyLayer(in:auxiliaryInfo:) bitmapInfo bitsPerComponent bitsPerPixel boundingBoxOfClipPath boundingBoxOfPath bytesPerRow clear(_:) clip(to:) clip(to:mask:) clip(using?:) closePDF() closePath() colorSpace concatenate(_:) convertToDeviceSpace(_:) convertToUserSpace(_:) ctm currentPointOfPath data draw(_:at:) draw(_:in:) draw(_:in:byTiling:) drawLinearGradient(_:start:end:options:) drawPath(using:) drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) endPDFPage() endPage() endTransparencyLayer() fill(_:) fillEllipse(in:) fillPath(using?:) flush() hash(into:) height init(_:mediaBox:_:) init(consumer:mediaBox:_:) init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:) interpolationQuality isPathEmpty makeImage() move(to:) path pathContains(_:mode:) replacePathWithStrokedPath() resetClip() restoreGState() rotate(by:) saveGState() scaleBy(x:y:) setAllowsAntialiasing(_:) setAllowsFontSmoothing(_:) setAllowsFontSubpixelPositioning(_:) setAllowsFontSubpixelQuantization(_:) setAlpha(_:) setBlendMode(_:) setFillColor(_:) setFillColor(cyan:magenta:yellow:black:alpha:) setFillColor(gray:alpha:) setFillColor(red:green:blue:alpha:) setFillColorSpace(_:) setLineCap(_:) setLineDash(phase:lengths:) setLineJoin(_:) setLineWidth(_:) setMiterLimit(_:) setRenderingIntent(_:) setShadow(offset:blur:) setShadow(offset:blur:color:) setShouldAntialias(_:) setShouldSmoothFonts(_:) setShouldSubpixelPositionFonts(_:) setShouldSubpixelQuantizeFonts(_:) setStrokeColor(_:) setStrokeColor(cyan:magenta:yellow:black:alpha:) setStrokeColor(gray:alpha:) setStrokeColor(red:green:blue:alpha:) setStrokeColorSpace(_:) stroke(_:) stroke(_:width:) strokeEllipse(in:) strokeLineSegments(between:) strokePath() synchronize() textMatrix textPosition translateBy(x:y:) userSpaceToDeviceSpaceTransform width
    !CoreGraphics|CGContext|beginTransparencyLayer|What is drawn until the layer ends is faded, blended and casts its shadow as one picture.
    !CoreGraphics|CGContext|boundingBoxOfClipPath|Infinite where nothing is clipped outside of bitmaps.
    !CoreGraphics|CGContext|clip|What is drawn shows as far as the mask is bright. In the app of a UI test, where bitmaps have no pixels, all of the rectangle shows.
    CoreGraphics|CGDataConsumer||init(data:) init(url:)
    CoreGraphics|CGDataProvider|Hashable|==(lhs:rhs:) data hash(into:) init(data:) init(filename:) init(url:)
    Charts|CGFloat|PrimitivePlottableProtocol VectorArithmetic _ObjectiveCBridgeable|_bridgeToObjectiveC() _conditionallyBridgeFromObjectiveC(_:result:) _forceBridgeFromObjectiveC(_:result:) _unconditionallyBridgeFromObjectiveC(_:) abs(_:) init(exactly:) init(truncating:) magnitudeSquared scale(by:)
    Charts|CGFloat.PrimitivePlottable|CGFloat|
    CoreGraphics|CGFont|Hashable|==(lhs:rhs:) fullName hash(into:) init(_:) numberOfGlyphs postScriptName unitsPerEm
    !CoreGraphics|CGFont||It knows its names and measures. Text is drawn with the fonts that come with Windfall.
    CoreText|CGFontIndex|UInt16|
    CoreText|CGGlyph|CGFontIndex|
    CoreGraphics|CGGradient|Hashable Sendable|==(lhs:rhs:) hash(into:) init(colorSpace:colorComponents:locations:count:) init(colorsSpace:colors:locations:)
    CoreGraphics|CGGradientDrawingOptions|OptionSet Sendable|drawsAfterEndLocation drawsBeforeStartLocation init(rawValue:) rawValue
    CoreGraphics|CGImage|Hashable Sendable|==(lhs:rhs:) alphaInfo bitmapInfo bitsPerComponent bitsPerPixel bytesPerRow colorSpace copy() cropping(to:) dataProvider decode hash(into:) height init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:) renderingIntent shouldInterpolate width
    CoreGraphics|CGImageAlphaInfo|Sendable UInt32|alphaOnly first last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast
    ImageIO|CGImageDestination|Sendable|
    !ImageIO|CGImageDestination||Writes one picture as PNG or JPEG; there is no destination of other types, nor for more than one picture.
    CoreGraphics|CGImagePropertyOrientation|Sendable UInt32|down downMirrored left leftMirrored right rightMirrored up upMirrored
    ImageIO|CGImageSource|Sendable|
    !ImageIO|CGImageSource||Reads PNG and JPEG files; of others the size alone, and their pictures are grey. The frames of a GIF are counted.
    ImageIO|CGImageSourceStatus|Int32 Sendable|statusComplete statusIncomplete statusInvalidData statusReadingHeader statusUnexpectedEOF statusUnknownType
    CoreGraphics|CGInterpolationQuality|Int32 Sendable|default high low medium none
    CoreGraphics|CGLayer|Hashable|==(lhs:rhs:) context hash(into:) init(_:size:auxiliaryInfo:) size
    CoreGraphics|CGLineCap|Hashable Int32 Sendable|butt round square
    CoreGraphics|CGLineJoin|Hashable Int32 Sendable|bevel miter round
    CoreGraphics|CGMutablePath|CGPath Sendable|addArc(center:radius:startAngle:endAngle:clockwise:transform?:) addArc(tangent1End:tangent2End:radius:transform?:) addCurve(to:control1:control2:transform?:) addEllipse(in:transform?:) addLine(to:transform?:) addLines(between:transform?:) addPath(_:transform?:) addQuadCurve(to:control:transform?:) addRect(_:transform?:) addRects(_:transform?:) addRelativeArc(center:radius:startAngle:delta:transform?:) addRoundedRect(in:cornerWidth:cornerHeight:transform?:) closeSubpath() init() move(to:transform?:)
    CoreGraphics|CGPath|Hashable Sendable|==(left:right:) apply(info:function:) applyWithBlock(_:) boundingBox boundingBoxOfPath contains(_:using?:transform?:) copy() copy(dashingWithPhase:lengths:transform?:) copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform?:) copy(using:) currentPoint hash(into:) init(ellipseIn:transform:) init(rect:transform:) init(roundedRect:cornerWidth:cornerHeight:transform:) isEmpty mutableCopy()
    CoreGraphics|CGPathApplierFunction|(UnsafeMutableRawPointer?,UnsafePointer<CGPathElement>)->Void|
    CoreGraphics|CGPathDrawingMode|Hashable Int32 Sendable|eoFill eoFillStroke fill fillStroke stroke
    CoreGraphics|CGPathElement||init(type:points:) points type
    CoreGraphics|CGPathElementType|Hashable Int32 Sendable|addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
    CoreGraphics|CGPathFillRule|Hashable Int Sendable|evenOdd winding
    FoundationOverlay|CGPoint|Animatable CustomDebugStringConvertible|animatableData debugDescription equalTo(_:)
    FoundationOverlay|CGRect|Animatable CustomDebugStringConvertible _ObjectiveCBridgeable|_bridgeToObjectiveC() _conditionallyBridgeFromObjectiveC(_:result:) _forceBridgeFromObjectiveC(_:result:) _unconditionallyBridgeFromObjectiveC(_:) animatableData debugDescription equalTo(_:) inset(by:)
    FoundationOverlay|CGSize|Animatable CustomDebugStringConvertible|animatableData debugDescription equalTo(_:)
    CoreGraphics|CGVector||
    CoreHaptics|CHHapticDeviceCapability||supportsAudio supportsHaptics
    CoreHaptics|CHHapticDynamicParameter|NSObject|ID init(parameterID:value:relativeTime:) parameterID relativeTime value
    CoreHaptics|CHHapticDynamicParameter.ID|Hashable RawRepresentable Sendable|hapticIntensityControl hapticSharpnessControl init(rawValue:) rawValue
    CoreHaptics|CHHapticEngine|NSObject|StoppedReason capabilitiesForHardware() init() init(audioSession:) isAutoShutdownEnabled makePlayer(with:) playsHapticsOnly resetHandler start() stop() stoppedHandler
    !CoreHaptics|CHHapticEngine||As on a simulator there are no haptics, so that none can be made.
    CoreHaptics|CHHapticEngine.StoppedReason|Int Sendable|applicationSuspended audioSessionInterrupt engineDestroyed gameControllerDisconnect idleTimeout notifyWhenFinished systemError
    CoreHaptics|CHHapticError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    CoreHaptics|CHHapticError.Code|Int Sendable _ErrorCodeProtocol|badEventEntry badParameterEntry engineNotRunning engineStartTimeout fileNotFound insufficientPower invalidAudioResource invalidAudioSession invalidEngineParameter invalidEventDuration invalidEventTime invalidEventType invalidParameterType invalidPatternData invalidPatternDictionary invalidPatternPlayer invalidTime memoryError notSupported operationNotPermitted resourceNotAvailable serverInitFailed serverInterrupted unknownError
    CoreHaptics|CHHapticError.Code._ErrorType|CHHapticError|
    CoreHaptics|CHHapticEvent|NSObject|EventType ParameterID duration eventParameters init(eventType:parameters:relativeTime:duration?:) relativeTime type
    CoreHaptics|CHHapticEvent.EventType|Hashable RawRepresentable Sendable|audioContinuous audioCustom hapticContinuous hapticTransient init(rawValue:) rawValue
    CoreHaptics|CHHapticEvent.ParameterID|Hashable RawRepresentable Sendable|attackTime decayTime hapticIntensity hapticSharpness init(rawValue:) rawValue releaseTime sustained
    CoreHaptics|CHHapticEventParameter|NSObject|init(parameterID:value:) parameterID value
    CoreHaptics|CHHapticParameterCurve|NSObject|ControlPoint controlPoints init(parameterID:controlPoints:relativeTime:) parameterID relativeTime
    CoreHaptics|CHHapticParameterCurve.ControlPoint|NSObject|init(relativeTime:value:) relativeTime value
    CoreHaptics|CHHapticPattern|NSObject|duration init(events:parameterCurves:) init(events:parameters:)
    CoreHaptics|CHHapticPatternPlayer|NSObjectProtocol|start(atTime:) stop(atTime:)
    CoreImage|CIAreaAverage|CIFilterProtocol|extent inputImage
    CoreImage|CIAreaMaximum|CIFilterProtocol|extent inputImage
    CoreImage|CIBloom|CIFilterProtocol|inputImage intensity radius
    CoreImage|CIBoxBlur|CIFilterProtocol|inputImage radius
    CoreImage|CIColor|NSObject Sendable|alpha black blue clear cyan description gray green hash init(color:) init(red:green:blue:alpha?:) isEqual(_:) magenta red white yellow
    CoreImage|CIColorControls|CIFilterProtocol|brightness contrast inputImage saturation
    CoreImage|CIColorInvert|CIFilterProtocol|inputImage
    CoreImage|CIColorMonochrome|CIFilterProtocol|color inputImage intensity
    CoreImage|CIColorPosterize|CIFilterProtocol|inputImage levels
    CoreImage|CICompositeOperation|CIFilterProtocol|backgroundImage inputImage
    CoreImage|CIContext|NSObject Sendable|createCGImage(_:from:) createCGImage(_:from:format:colorSpace:) createCGImage(_:from:format:colorSpace:deferred:) init() init(options:) render(_:toBitmap:rowBytes:bounds:format:colorSpace:)
    !CoreImage|CIContext||Renders with the processor, in sRGB whatever the options say.
    CoreImage|CIContextOption|Hashable RawRepresentable Sendable|cacheIntermediates highQualityDownsample init(rawValue:) outputColorSpace priorityRequestLow rawValue useSoftwareRenderer workingColorSpace
    CoreImage|CICrystallize|CIFilterProtocol|center inputImage radius
    CoreImage|CIEdges|CIFilterProtocol|inputImage intensity
    CoreImage|CIExposureAdjust|CIFilterProtocol|ev inputImage
    CoreImage|CIFalseColor|CIFilterProtocol|color0 color1 inputImage
    CoreImage|CIFilter|NSObject Sendable|additionCompositing() areaAverage() areaMaximum() bloom() boxBlur() colorBlendMode() colorBurnBlendMode() colorControls() colorDodgeBlendMode() colorInvert() colorMonochrome() colorPosterize() crystallize() darkenBlendMode() differenceBlendMode() divideBlendMode() edges() exclusionBlendMode() exposureAdjust() falseColor() filterNames(inCategory:) gammaAdjust() gaussianBlur() gloom() hardLightBlendMode() hueBlendMode() init(name:) init(name:parameters:) inputKeys lightenBlendMode() linearBurnBlendMode() linearDodgeBlendMode() linearLightBlendMode() luminosityBlendMode() maximumCompositing() minimumCompositing() multiplyBlendMode() multiplyCompositing() name outputImage outputKeys overlayBlendMode() photoEffectMono() photoEffectNoir() pinLightBlendMode() pixellate() qrCodeGenerator() saturationBlendMode() screenBlendMode() sepiaTone() setDefaults() setValue(_:forKey:) softLightBlendMode() sourceAtopCompositing() sourceInCompositing() sourceOutCompositing() sourceOverCompositing() subtractBlendMode() twirlDistortion() unsharpMask() value(forKey:) vignette() vividLightBlendMode()
    !CoreImage|CIFilter||The filters of `CIFilter.filterNames(inCategory:)` are there. For another name there is none, as for a name that is no filter's, and the name is written to standard error.
    CoreImage|CIFilterProtocol|NSObjectProtocol|outputImage
    CoreImage|CIFormat|Hashable RawRepresentable Sendable|ARGB8 BGRA8 RGBA8 Rf Rh init(rawValue:) rawValue
    CoreImage|CIGammaAdjust|CIFilterProtocol|inputImage power
    CoreImage|CIGaussianBlur|CIFilterProtocol|inputImage radius
    CoreImage|CIGloom|CIFilterProtocol|inputImage intensity radius
    CoreImage|CIImage|NSObject Sendable|applyingFilter(_:parameters?:) applyingGaussianBlur(sigma:) clampedToExtent() composited(over:) cropped(to:) empty() extent init() init(cgImage:) init(cgImage:options:) init(color:) init(contentsOf:) init(contentsOf:options:) init(data:) init(data:options:) init(image:) init(image:options:) orientationTransform(for:) orientationTransform(forExifOrientation:) oriented(_:) oriented(forExifOrientation:) transformed(by:)
    !CoreImage|CIImage||A recipe, as on iOS: pixels are made where a context renders it. Coordinates begin at the bottom. Pictures of other formats than PNG and JPEG are grey areas.
    !CoreImage|CIImage|orientationTransform|The picture keeps the corner at which it begins.
    CoreImage|CIImageOption|Hashable RawRepresentable Sendable|applyOrientationProperty auxiliaryDepth auxiliaryDisparity auxiliaryPortraitEffectsMatte cacheHint colorSpace expandToHDR init(rawValue:) nearestSampling properties rawValue toneMapHDRtoSDR
    CoreImage|CIPhotoEffect|CIFilterProtocol|inputImage
    CoreImage|CIPixellate|CIFilterProtocol|center inputImage scale
    CoreImage|CIQRCodeGenerator|CIFilterProtocol|correctionLevel message
    CoreImage|CISepiaTone|CIFilterProtocol|inputImage intensity
    CoreImage|CITwirlDistortion|CIFilterProtocol|angle center inputImage radius
    CoreImage|CIUnsharpMask|CIFilterProtocol|inputImage intensity radius
    CoreImage|CIVector|NSObject Sendable|cgPointValue cgRectValue count hash init(cgPoint:) init(cgRect:) init(values:count:) init(x:) init(x:y:) init(x:y:z:) init(x:y:z:w:) isEqual(_:) value(at:) w x y z
    CoreImage|CIVignette|CIFilterProtocol|inputImage intensity radius
    CloudKit|CKAcceptSharesOperation|CKOperation Sendable|acceptSharesCompletionBlock acceptSharesResultBlock init() init(shareMetadatas:) perShareCompletionBlock perShareResultBlock shareMetadatas
    CloudKit|CKAccountStatus|Int Sendable|available couldNotDetermine noAccount restricted temporarilyUnavailable
    CloudKit|CKAllowedSharingOptions|NSCopying NSObject NSSecureCoding Sendable|allowedParticipantAccessOptions allowedParticipantPermissionOptions copy(with?:) encode(with:) init(allowedParticipantPermissionOptions:allowedParticipantAccessOptions:) init(coder:) standard supportsSecureCoding
    CloudKit|CKAsset|CKRecordValueProtocol NSObject NSSecureCoding Sendable __CKRecordObjCValue|description encode(with:) fileURL init(coder:) init(fileURL:) supportsSecureCoding
    CloudKit|CKContainer|NSObject Sendable|ApplicationPermissionStatus ApplicationPermissions accept(_:) accept(_:completionHandler:) accountStatus() accountStatus(completionHandler:) add(_:) configuredWith(configuration?:group?:body:) containerIdentifier database(with:) default() discoverAllIdentities() discoverAllIdentities(completionHandler:) discoverUserIdentities(forEmailAddresses:completionHandler:) discoverUserIdentities(forPhoneNumbers:completionHandler:) discoverUserIdentities(forUserRecordIDs:completionHandler:) discoverUserIdentity(withEmailAddress:) discoverUserIdentity(withEmailAddress:completionHandler:) discoverUserIdentity(withPhoneNumber:) discoverUserIdentity(withPhoneNumber:completionHandler:) discoverUserIdentity(withUserRecordID:) discoverUserIdentity(withUserRecordID:completionHandler:) fetchShareMetadata(with:) fetchShareMetadata(with:completionHandler:) fetchShareMetadatas(for:completionHandler:) fetchShareParticipant(withEmailAddress:) fetchShareParticipant(withEmailAddress:completionHandler:) fetchShareParticipant(withPhoneNumber:) fetchShareParticipant(withPhoneNumber:completionHandler:) fetchShareParticipant(withUserRecordID:) fetchShareParticipant(withUserRecordID:completionHandler:) fetchShareParticipants(forEmailAddresses:completionHandler:) fetchShareParticipants(forPhoneNumbers:completionHandler:) fetchShareParticipants(forUserRecordIDs:completionHandler:) fetchUserRecordID() fetchUserRecordID(completionHandler:) init(identifier:) privateCloudDatabase publicCloudDatabase requestApplicationPermission(_:) requestApplicationPermission(_:completionHandler:) shareMetadata(for:) shareMetadatas(for:) shareParticipant(forEmailAddress:) shareParticipant(forPhoneNumber:) shareParticipant(forUserRecordID:) shareParticipants(forEmailAddresses:) shareParticipants(forPhoneNumbers:) shareParticipants(forUserRecordIDs:) sharedCloudDatabase status(forApplicationPermission:) status(forApplicationPermission:completionHandler:) userIdentities(forEmailAddresses:) userIdentities(forPhoneNumbers:) userIdentities(forUserRecordIDs:) userRecordID()
    !CloudKit|CKContainer||As on a simulator where nobody is signed in to iCloud. The default container is named after the app's bundle.
    CloudKit|CKContainer.ApplicationPermissionBlock|(ApplicationPermissionStatus,(anyError)?)->Void|
    CloudKit|CKContainer.ApplicationPermissionStatus|Int Sendable|couldNotComplete denied granted initialState
    CloudKit|CKContainer.ApplicationPermissions|OptionSet Sendable|init(rawValue:) rawValue userDiscoverability
    CloudKit|CKDatabase|NSObject Sendable|DatabaseChange RecordZoneChange Scope add(_:) allRecordZones() allSubscriptions() configuredWith(configuration?:group?:body:) databaseChanges(since:resultsLimit?:) databaseScope delete(withRecordID:) delete(withRecordID:completionHandler:) delete(withRecordZoneID:) delete(withRecordZoneID:completionHandler:) delete(withSubscriptionID:) delete(withSubscriptionID:completionHandler:) deleteRecord(withID:) deleteRecordZone(withID:) deleteSubscription(withID:) fetch(withCursor:desiredKeys?:resultsLimit?:completionHandler:) fetch(withQuery:inZoneWith?:desiredKeys?:resultsLimit?:completionHandler:) fetch(withRecordID:) fetch(withRecordID:completionHandler:) fetch(withRecordIDs:desiredKeys?:completionHandler:) fetch(withRecordZoneID:) fetch(withRecordZoneID:completionHandler:) fetch(withRecordZoneIDs:completionHandler:) fetch(withSubscriptionID:) fetch(withSubscriptionID:completionHandler:) fetch(withSubscriptionIDs:completionHandler:) fetchAllRecordZones() fetchAllRecordZones(completionHandler:) fetchAllSubscriptions() fetchAllSubscriptions(completionHandler:) fetchDatabaseChanges(since:resultsLimit?:completionHandler:) fetchRecordZoneChanges(inZoneWith:since:desiredKeys?:resultsLimit?:completionHandler:) modifyRecordZones(saving:deleting:) modifyRecordZones(saving:deleting:completionHandler:) modifyRecords(saving:deleting:savePolicy?:atomically?:) modifyRecords(saving:deleting:savePolicy?:atomically?:completionHandler:) modifySubscriptions(saving:deleting:) modifySubscriptions(saving:deleting:completionHandler:) perform(_:inZoneWith:) perform(_:inZoneWith:completionHandler:) record(for:) recordZone(for:) recordZoneChanges(inZoneWith:since:desiredKeys?:resultsLimit?:) recordZones(for:) records(continuingMatchFrom:desiredKeys?:resultsLimit?:) records(for:desiredKeys?:) records(matching:inZoneWith:) records(matching:inZoneWith?:desiredKeys?:resultsLimit?:) save(_:) save(_:completionHandler:) subscription(for:) subscriptions(for:)
    !CloudKit|CKDatabase||Nobody is signed in: everything fails.
    CloudKit|CKDatabase.DatabaseChange||Deletion Modification
    CloudKit|CKDatabase.DatabaseChange.Deletion|Sendable|Reason purged reason zoneID
    CloudKit|CKDatabase.DatabaseChange.Deletion.Reason|Sendable|deleted encryptedDataReset purged
    CloudKit|CKDatabase.DatabaseChange.Modification|Sendable|zoneID
    CloudKit|CKDatabase.RecordZoneChange||Deletion Modification
    CloudKit|CKDatabase.RecordZoneChange.Deletion|Sendable|recordID recordType
    CloudKit|CKDatabase.RecordZoneChange.Modification|Sendable|record
    CloudKit|CKDatabase.Scope|Int Sendable|private public shared
    CloudKit|CKDatabaseNotification|CKNotification Sendable|databaseScope
    CloudKit|CKDatabaseOperation|CKOperation Sendable|database
    CloudKit|CKDatabaseSubscription|CKSubscription Sendable|encode(with:) init() init(coder:) init(subscriptionID:) recordType
    CloudKit|CKDiscoverAllUserIdentitiesOperation|CKOperation Sendable|discoverAllUserIdentitiesCompletionBlock discoverAllUserIdentitiesResultBlock init() userIdentityDiscoveredBlock
    CloudKit|CKDiscoverUserIdentitiesOperation|CKOperation Sendable|discoverUserIdentitiesCompletionBlock discoverUserIdentitiesResultBlock init() init(userIdentityLookupInfos:) userIdentityDiscoveredBlock userIdentityLookupInfos
    CloudKit|CKError|_BridgedStoredNSError|Code _nsError _nsErrorDomain accountTemporarilyUnavailable alreadyShared ancestorRecord assetFileModified assetFileNotFound assetNotAvailable badContainer badDatabase batchRequestFailed changeTokenExpired clientRecord constraintViolation errorDomain incompatibleVersion init(_nsError:) internalError invalidArguments limitExceeded managedAccountRestricted missingEntitlement networkFailure networkUnavailable notAuthenticated operationCancelled partialErrorsByItemID partialFailure participantMayNeedVerification permissionFailure quotaExceeded referenceViolation requestRateLimited resultsTruncated retryAfterSeconds serverRecord serverRecordChanged serverRejectedRequest serverResponseLost serviceUnavailable tooManyParticipants unknownItem userDeletedZone zoneBusy zoneNotFound
    CloudKit|CKError.Code|Int Sendable _ErrorCodeProtocol|accountTemporarilyUnavailable alreadyShared assetFileModified assetFileNotFound assetNotAvailable badContainer badDatabase batchRequestFailed changeTokenExpired constraintViolation incompatibleVersion internalError invalidArguments limitExceeded managedAccountRestricted missingEntitlement networkFailure networkUnavailable notAuthenticated operationCancelled partialFailure participantMayNeedVerification permissionFailure quotaExceeded referenceViolation requestRateLimited resultsTruncated serverRecordChanged serverRejectedRequest serverResponseLost serviceUnavailable tooManyParticipants unknownItem userDeletedZone zoneBusy zoneNotFound
    CloudKit|CKError.Code._ErrorType|CKError|
    CloudKit|CKFetchDatabaseChangesOperation|CKDatabaseOperation Sendable|changeTokenUpdatedBlock fetchAllChanges fetchDatabaseChangesCompletionBlock fetchDatabaseChangesResultBlock init() init(previousServerChangeToken:) previousServerChangeToken recordZoneWithIDChangedBlock recordZoneWithIDWasDeletedBlock recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock recordZoneWithIDWasPurgedBlock resultsLimit
    CloudKit|CKFetchRecordZoneChangesOperation|CKDatabaseOperation Sendable|ZoneConfiguration configurationsByRecordZoneID fetchAllChanges fetchRecordZoneChangesCompletionBlock fetchRecordZoneChangesResultBlock init() init(recordZoneIDs?:configurationsByRecordZoneID?:) recordChangedBlock recordWasChangedBlock recordWithIDWasDeletedBlock recordZoneChangeTokensUpdatedBlock recordZoneFetchCompletionBlock recordZoneFetchResultBlock recordZoneIDs
    CloudKit|CKFetchRecordZoneChangesOperation.ZoneConfiguration|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver copy(with?:) desiredKeys encode(with:) init() init(coder:) init(previousServerChangeToken?:resultsLimit?:desiredKeys?:) previousServerChangeToken resultsLimit supportsSecureCoding
    CloudKit|CKFetchRecordZonesOperation|CKDatabaseOperation Sendable|fetchAllRecordZonesOperation() fetchRecordZonesCompletionBlock fetchRecordZonesResultBlock init() init(recordZoneIDs:) perRecordZoneResultBlock recordZoneIDs
    CloudKit|CKFetchRecordsOperation|CKDatabaseOperation Sendable|desiredKeys fetchCurrentUserRecordOperation() fetchRecordsCompletionBlock fetchRecordsResultBlock init() init(recordIDs:) perRecordCompletionBlock perRecordProgressBlock perRecordResultBlock recordIDs
    CloudKit|CKFetchShareMetadataOperation|CKOperation Sendable|fetchShareMetadataCompletionBlock fetchShareMetadataResultBlock init() init(shareURLs:) perShareMetadataBlock perShareMetadataResultBlock rootRecordDesiredKeys shareURLs shouldFetchRootRecord
    CloudKit|CKFetchShareParticipantsOperation|CKOperation Sendable|fetchShareParticipantsCompletionBlock fetchShareParticipantsResultBlock init() init(userIdentityLookupInfos:) perShareParticipantResultBlock shareParticipantFetchedBlock userIdentityLookupInfos
    CloudKit|CKFetchSubscriptionsOperation|CKDatabaseOperation Sendable|fetchAllSubscriptionsOperation() fetchSubscriptionCompletionBlock fetchSubscriptionsResultBlock init() init(subscriptionIDs:) perSubscriptionResultBlock subscriptionIDs
    CloudKit|CKLocationSortDescriptor|NSSortDescriptor|compare(_:to:) init(coder:) init(key:relativeLocation:) relativeLocation
    !CloudKit|CKLocationSortDescriptor||Its `key` is not that of the field.
    CloudKit|CKModifyRecordZonesOperation|CKDatabaseOperation Sendable|init(recordZonesToSave?:recordZoneIDsToDelete?:) modifyRecordZonesCompletionBlock modifyRecordZonesResultBlock perRecordZoneDeleteBlock perRecordZoneSaveBlock recordZoneIDsToDelete recordZonesToSave
    CloudKit|CKModifyRecordsOperation|CKDatabaseOperation Sendable|RecordSavePolicy clientChangeTokenData init(recordsToSave?:recordIDsToDelete?:) isAtomic modifyRecordsCompletionBlock modifyRecordsResultBlock perRecordCompletionBlock perRecordDeleteBlock perRecordProgressBlock perRecordSaveBlock recordIDsToDelete recordsToSave savePolicy
    CloudKit|CKModifyRecordsOperation.RecordSavePolicy|Int Sendable|allKeys changedKeys ifServerRecordUnchanged
    CloudKit|CKModifySubscriptionsOperation|CKDatabaseOperation Sendable|init() init(subscriptionsToSave?:subscriptionIDsToDelete?:) modifySubscriptionsCompletionBlock modifySubscriptionsResultBlock perSubscriptionDeleteBlock perSubscriptionSaveBlock subscriptionIDsToDelete subscriptionsToSave
    CloudKit|CKNotification|NSObject NSSecureCoding Sendable _CKNotificationMaking|ID NotificationType alertActionLocalizationKey alertBody alertLaunchImage alertLocalizationArgs alertLocalizationKey badge category containerIdentifier encode(with:) init(coder:) isPruned notificationID notificationType soundName subscriptionID subscriptionOwnerUserRecordID subtitle subtitleLocalizationArgs subtitleLocalizationKey supportsSecureCoding title titleLocalizationArgs titleLocalizationKey
    CloudKit|CKNotification.ID|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver copy(with?:) encode(with:) hash init(coder:) isEqual(_:) supportsSecureCoding
    CloudKit|CKNotification.NotificationType|Int Sendable|database query readNotification recordZone
    CloudKit|CKOperation|Operation Sendable|Configuration allowsCellularAccess configuration container group init() isLongLived longLivedOperationWasPersistedBlock main() operationID start() timeoutIntervalForRequest timeoutIntervalForResource
    !CloudKit|CKOperation||Every operation fails with the error that its container or database answers, because nobody is signed in.
    CloudKit|CKOperation.Configuration|NSCopying NSObject NSSecureCoding Sendable|allowsCellularAccess classForKeyedArchiver container copy(with?:) encode(with:) init() init(coder:) isLongLived qualityOfService supportsSecureCoding timeoutIntervalForRequest timeoutIntervalForResource
    CloudKit|CKOperation.ID|String|
    CloudKit|CKOperationGroup|NSObject NSSecureCoding Sendable|TransferSize defaultConfiguration encode(with:) expectedReceiveSize expectedSendSize init() init(coder:) name operationGroupID quantity supportsSecureCoding
    CloudKit|CKOperationGroup.TransferSize|Int Sendable|gigabytes hundredsOfGigabytes hundredsOfMegabytes kilobytes megabytes tensOfGigabytes tensOfMegabytes unknown
    CloudKit|CKQuery|NSCopying NSObject NSSecureCoding Sendable|copy(with?:) description encode(with:) init(coder:) init(recordType:predicate:) predicate recordType sortDescriptors supportsSecureCoding
    !CloudKit|CKQuery||A predicate with values other than texts, numbers, dates and lists of them, and sort descriptors that compare by a closure, cannot be archived.
    CloudKit|CKQueryNotification|CKNotification Sendable|Reason databaseScope queryNotificationReason recordFields recordID
    CloudKit|CKQueryNotification.Reason|Int Sendable|recordCreated recordDeleted recordUpdated
    CloudKit|CKQueryOperation|CKDatabaseOperation Sendable|Cursor cursor desiredKeys init() init(cursor:) init(query:) maximumResults query queryCompletionBlock queryResultBlock recordFetchedBlock recordMatchedBlock resultsLimit zoneID
    CloudKit|CKQueryOperation.Cursor|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver copy(with?:) encode(with:) hash init(coder:) isEqual(_:) supportsSecureCoding
    CloudKit|CKQuerySubscription|CKSubscription Sendable|Options encode(with:) init(coder:) init(recordType:predicate:subscriptionID?:options?:) predicate querySubscriptionOptions recordType zoneID
    CloudKit|CKQuerySubscription.Options|OptionSet Sendable|firesOnRecordCreation firesOnRecordDeletion firesOnRecordUpdate firesOnce init(rawValue:) rawValue
    CloudKit|CKRecord|CKRecordKeyValueSetting NSCopying NSObject NSSecureCoding PredicateSubject Sendable Sequence|ID Reference ReferenceAction SystemFieldKey SystemType allKeys() allTokens() changedKeys() copy(with?:) creationDate creatorUserRecordID description encode(with:) encodeSystemFields(with:) encryptedValues init(coder:) init(recordType:recordID?:) init(recordType:zoneID:) lastModifiedUserRecordID modificationDate object(forKey:) parent parentKey predicateDescription predicateIdentity predicateValue(forKey:) recordChangeTag recordID recordType setObject(_:forKey:) setParent(_:) setValue(_:forKey:) share shareKey subscript(_:) supportsSecureCoding value(forKey:)
    CloudKit|CKRecord.FieldKey|String|
    CloudKit|CKRecord.ID|NSCopying NSObject NSSecureCoding PredicateSubject Sendable|classForKeyedArchiver copy(with?:) description encode(with:) hash init(coder:) init(recordName?:zoneID?:) isEqual(_:) predicateIdentity predicateValue(forKey:) recordName supportsSecureCoding zoneID
    CloudKit|CKRecord.RecordType|String|
    CloudKit|CKRecord.Reference|CKRecordValueProtocol NSCopying NSObject NSSecureCoding PredicateSubject Sendable __CKRecordObjCValue|action classForKeyedArchiver copy(with?:) description encode(with:) hash init(coder:) init(record:action:) init(recordID:action:) isEqual(_:) predicateIdentity predicateValue(forKey:) recordID supportsSecureCoding
    CloudKit|CKRecord.ReferenceAction|Sendable UInt|deleteSelf none
    CloudKit|CKRecord.SystemFieldKey||creationDate creatorUserRecordID lastModifiedUserRecordID modificationDate parent recordID share
    CloudKit|CKRecord.SystemType||share userRecord
    CloudKit|CKRecordKeyValueIterator|IteratorProtocol|next()
    CloudKit|CKRecordKeyValueSetting|NSObjectProtocol|allKeys() changedKeys() makeIterator() object(forKey:) setObject(_:forKey:) subscript(_:)
    CloudKit|CKRecordValue|__CKRecordObjCValue|
    CloudKit|CKRecordValueProtocol||
    CloudKit|CKRecordZone|NSCopying NSObject NSSecureCoding Sendable|Capabilities ID capabilities copy(with?:) default() description encode(with:) hash init(coder:) init(zoneID:) init(zoneName:) isEqual(_:) share supportsSecureCoding zoneID
    CloudKit|CKRecordZone.Capabilities|OptionSet Sendable|atomic fetchChanges init(rawValue:) rawValue sharing zoneWideSharing
    CloudKit|CKRecordZone.ID|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver copy(with?:) default defaultZoneName description encode(with:) hash init(coder:) init(zoneName?:ownerName?:) isEqual(_:) ownerName supportsSecureCoding zoneName
    CloudKit|CKRecordZoneNotification|CKNotification Sendable|databaseScope recordZoneID
    CloudKit|CKRecordZoneSubscription|CKSubscription Sendable|encode(with:) init(coder:) init(zoneID:) init(zoneID:subscriptionID:) recordType zoneID
    CloudKit|CKServerChangeToken|NSCopying NSObject NSSecureCoding Sendable|copy(with?:) description encode(with:) hash init(coder:) isEqual(_:) supportsSecureCoding
    CloudKit|CKShare|CKRecord Sendable|Metadata Participant ParticipantAcceptanceStatus ParticipantPermission ParticipantRole SystemFieldKey addParticipant(_:) copy(with?:) currentUserParticipant encodeSystemFields(with:) init(coder:) init(recordZoneID:) init(rootRecord:) init(rootRecord:shareID:) owner participants publicPermission removeParticipant(_:) url
    !CloudKit|CKShare||Is never saved, and so has no URL.
    CloudKit|CKShare.Metadata|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver containerIdentifier copy(with?:) encode(with:) hierarchicalRootRecordID init(coder:) ownerIdentity participantPermission participantRole participantStatus rootRecord share supportsSecureCoding
    !CloudKit|CKShare.Metadata||Comes from the service only, and so from an archive only here.
    CloudKit|CKShare.Participant|NSCopying NSObject NSSecureCoding Sendable|acceptanceStatus classForKeyedArchiver copy(with?:) encode(with:) hash init(coder:) isEqual(_:) participantID permission role supportsSecureCoding userIdentity
    CloudKit|CKShare.Participant.AcceptanceStatus|ParticipantAcceptanceStatus|
    CloudKit|CKShare.Participant.ID|String|
    CloudKit|CKShare.Participant.Permission|ParticipantPermission|
    CloudKit|CKShare.Participant.Role|ParticipantRole|
    CloudKit|CKShare.ParticipantAcceptanceStatus|Int Sendable|accepted pending removed unknown
    CloudKit|CKShare.ParticipantPermission|Int Sendable|none readOnly readWrite unknown
    CloudKit|CKShare.ParticipantRole|Int Sendable|owner privateUser publicUser unknown
    CloudKit|CKShare.SystemFieldKey||shareType thumbnailImageData title
    CloudKit|CKSharingParticipantAccessOption|OptionSet Sendable|any anyoneWithLink init(rawValue:) rawValue specifiedRecipientsOnly
    CloudKit|CKSharingParticipantPermissionOption|OptionSet Sendable|any init(rawValue:) rawValue readOnly readWrite
    CloudKit|CKSubscription|NSCopying NSObject NSSecureCoding Sendable|NotificationInfo SubscriptionType copy(with?:) encode(with:) hash init(coder:) isEqual(_:) notificationInfo subscriptionID subscriptionType supportsSecureCoding
    CloudKit|CKSubscription.ID|String|
    CloudKit|CKSubscription.NotificationInfo|NSCopying NSObject NSSecureCoding Sendable|alertActionLocalizationKey alertBody alertLaunchImage alertLocalizationArgs alertLocalizationKey category classForKeyedArchiver collapseIDKey copy(with?:) desiredKeys encode(with:) init() init(alertBody?:alertLocalizationKey?:alertLocalizationArgs?:title?:titleLocalizationKey?:titleLocalizationArgs?:subtitle?:subtitleLocalizationKey?:subtitleLocalizationArgs?:alertActionLocalizationKey?:alertLaunchImage?:soundName?:desiredKeys?:shouldBadge?:shouldSendContentAvailable?:shouldSendMutableContent?:category?:collapseIDKey?:) init(coder:) shouldBadge shouldSendContentAvailable shouldSendMutableContent soundName subtitle subtitleLocalizationArgs subtitleLocalizationKey supportsSecureCoding title titleLocalizationArgs titleLocalizationKey
    CloudKit|CKSubscription.SubscriptionType|Int Sendable|database query recordZone
    CloudKit|CKSyncEngine|CustomStringConvertible Sendable|Configuration Event FetchChangesContext FetchChangesOptions PendingDatabaseChange PendingRecordZoneChange RecordZoneChangeBatch SendChangesContext SendChangesOptions State SyncReason cancelOperations() database description fetchChanges(_?:) init(_:) sendChanges(_?:) state
    !CloudKit|CKSyncEngine||Keeps what is pending, and tells its delegate of it; nothing is sent or fetched, because nobody is signed in.
    CloudKit|CKSyncEngine.Configuration|Sendable|automaticallySync database delegate init(database:stateSerialization:delegate:) stateSerialization subscriptionID
    CloudKit|CKSyncEngine.Event|Sendable|AccountChange DidFetchChanges DidFetchRecordZoneChanges DidSendChanges FetchedDatabaseChanges FetchedRecordZoneChanges SentDatabaseChanges SentRecordZoneChanges StateUpdate WillFetchChanges WillFetchRecordZoneChanges WillSendChanges accountChange didFetchChanges didFetchRecordZoneChanges didSendChanges fetchedDatabaseChanges fetchedRecordZoneChanges sentDatabaseChanges sentRecordZoneChanges stateUpdate willFetchChanges willFetchRecordZoneChanges willSendChanges
    !CloudKit|CKSyncEngine.Event||Only updates of the state occur: nobody signs in, and nothing is sent or fetched.
    CloudKit|CKSyncEngine.Event.AccountChange|Sendable|ChangeType changeType
    CloudKit|CKSyncEngine.Event.AccountChange.ChangeType|Equatable Sendable|signIn signOut switchAccounts
    CloudKit|CKSyncEngine.Event.DidFetchChanges|Sendable|context
    CloudKit|CKSyncEngine.Event.DidFetchRecordZoneChanges|Sendable|error zoneID
    CloudKit|CKSyncEngine.Event.DidSendChanges|Sendable|context
    CloudKit|CKSyncEngine.Event.FetchedDatabaseChanges|Sendable|deletions modifications
    CloudKit|CKSyncEngine.Event.FetchedRecordZoneChanges|Sendable|deletions modifications
    CloudKit|CKSyncEngine.Event.SentDatabaseChanges|Sendable|FailedZoneSave deletedZoneIDs failedZoneDeletes failedZoneSaves savedZones
    CloudKit|CKSyncEngine.Event.SentDatabaseChanges.FailedZoneSave|Sendable|error zone
    CloudKit|CKSyncEngine.Event.SentRecordZoneChanges|Sendable|FailedRecordSave deletedRecordIDs failedRecordDeletes failedRecordSaves savedRecords
    CloudKit|CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave|Sendable|error record
    CloudKit|CKSyncEngine.Event.StateUpdate|Sendable|stateSerialization
    CloudKit|CKSyncEngine.Event.WillFetchChanges|Sendable|context
    CloudKit|CKSyncEngine.Event.WillFetchRecordZoneChanges|Sendable|zoneID
    CloudKit|CKSyncEngine.Event.WillSendChanges|Sendable|context
    CloudKit|CKSyncEngine.FetchChangesContext|Sendable|options reason
    CloudKit|CKSyncEngine.FetchChangesOptions|Sendable|Scope init(scope?:operationGroup?:) operationGroup prioritizedZoneIDs scope
    CloudKit|CKSyncEngine.FetchChangesOptions.Scope|Equatable Sendable|all allExcluding contains(_:) zoneIDs
    CloudKit|CKSyncEngine.PendingDatabaseChange|Hashable Sendable|deleteZone saveZone
    CloudKit|CKSyncEngine.PendingRecordZoneChange|Hashable Sendable|deleteRecord saveRecord
    CloudKit|CKSyncEngine.RecordZoneChangeBatch|Sendable|atomicByZone init(pendingChanges:recordProvider:) init(recordsToSave?:recordIDsToDelete?:atomicByZone?:) recordIDsToDelete recordsToSave
    CloudKit|CKSyncEngine.SendChangesContext|Sendable|options reason
    CloudKit|CKSyncEngine.SendChangesOptions|Sendable|Scope init(scope?:operationGroup?:) operationGroup scope
    CloudKit|CKSyncEngine.SendChangesOptions.Scope|Equatable Sendable|all allExcluding contains(_:) recordIDs zoneIDs
    CloudKit|CKSyncEngine.State|Sendable|Serialization add(pendingDatabaseChanges:) add(pendingRecordZoneChanges:) hasPendingUntrackedChanges pendingDatabaseChanges pendingRecordZoneChanges remove(pendingDatabaseChanges:) remove(pendingRecordZoneChanges:) zoneIDsWithUnfetchedServerChanges
    CloudKit|CKSyncEngine.State.Serialization|Codable Sendable|encode(to:) init(from:)
    CloudKit|CKSyncEngine.SyncReason|Sendable|manual scheduled
    CloudKit|CKSyncEngineDelegate|AnyObject Sendable|handleEvent(_:syncEngine:) nextFetchChangesOptions(_:syncEngine:) nextRecordZoneChangeBatch(_:syncEngine:)
    CloudKit|CKUserIdentity|NSCopying NSObject NSSecureCoding Sendable|LookupInfo contactIdentifiers copy(with?:) encode(with:) hasiCloudAccount init(coder:) lookupInfo nameComponents supportsSecureCoding userRecordID
    CloudKit|CKUserIdentity.LookupInfo|NSCopying NSObject NSSecureCoding Sendable|classForKeyedArchiver copy(with?:) emailAddress encode(with:) hash init(coder:) init(emailAddress:) init(phoneNumber:) init(userRecordID:) isEqual(_:) lookupInfos(with:) lookupInfos(withEmails:) lookupInfos(withPhoneNumbers:) phoneNumber supportsSecureCoding userRecordID
    CoreLocation|CLAccuracyAuthorization|Int Sendable|fullAccuracy reducedAccuracy
    CoreLocation|CLActivityType|Int Sendable|airborne automotiveNavigation fitness other otherNavigation
    CoreLocation|CLAuthorizationStatus|Int32 Sendable|authorized authorizedAlways authorizedWhenInUse denied notDetermined restricted
    CoreLocation|CLBeacon|NSObject Sendable|accuracy major minor proximity rssi timestamp uuid
    !CoreLocation|CLBeacon||None is ever near.
    CoreLocation|CLBeaconIdentityConstraint|NSObject Sendable|init(uuid:) init(uuid:major:) init(uuid:major:minor:) major minor uuid
    CoreLocation|CLBeaconMajorValue|UInt16|
    CoreLocation|CLBeaconMinorValue|UInt16|
    CoreLocation|CLCircularRegion|CLRegion Sendable|center contains(_:) init() init(center:radius:identifier:) radius
    CoreLocation|CLDeviceOrientation|Int32 Sendable|faceDown faceUp landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    CoreLocation|CLError|_BridgedStoredNSError|Code _nsError _nsErrorDomain denied errorDomain geocodeCanceled geocodeFoundNoResult geocodeFoundPartialResult headingFailure init(_nsError:) locationUnknown network promptDeclined regionMonitoringDenied regionMonitoringFailure
    CoreLocation|CLError.Code|Int Sendable _ErrorCodeProtocol|deferredAccuracyTooLow deferredCanceled deferredDistanceFiltered deferredFailed deferredNotUpdatingLocation denied geocodeCanceled geocodeFoundNoResult geocodeFoundPartialResult headingFailure historicalLocationError locationUnknown network promptDeclined rangingFailure rangingUnavailable regionMonitoringDenied regionMonitoringFailure regionMonitoringResponseDelayed regionMonitoringSetupDelayed
    CoreLocation|CLError.Code._ErrorType|CLError|
    CoreLocation|CLFloor|NSCopying NSObject Sendable|copy(with?:) init() init(coder:) level
    CoreLocation|CLGeocodeCompletionHandler|([CLPlacemark]?,(anyError)?)->Void|
    CoreLocation|CLGeocoder|NSObject|cancelGeocode() geocodeAddressString(_:) geocodeAddressString(_:completionHandler:) geocodeAddressString(_:in:) geocodeAddressString(_:in:completionHandler:) geocodeAddressString(_:in:preferredLocale:completionHandler:) init() isGeocoding reverseGeocodeLocation(_:) reverseGeocodeLocation(_:completionHandler:) reverseGeocodeLocation(_:preferredLocale:) reverseGeocodeLocation(_:preferredLocale:completionHandler:)
    !CoreLocation|CLGeocoder||Its service cannot be reached, so that every request fails with a network error, on the main queue.
    CoreLocation|CLHeading|NSObject|headingAccuracy magneticHeading timestamp trueHeading
    !CoreLocation|CLHeading||A manager never makes one: there is no compass.
    CoreLocation|CLLocation|CKRecordValueProtocol NSCopying NSObject Sendable __CKRecordObjCValue|altitude coordinate copy(with?:) course courseAccuracy description distance(from:) ellipsoidalAltitude floor horizontalAccuracy init() init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:) init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:) init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:) init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:) init(latitude:longitude:) sourceInformation speed speedAccuracy timestamp verticalAccuracy
    !CoreLocation|CLLocation||Distances are those on the surface of the ellipsoid of WGS 84.
    CoreLocation|CLLocationAccuracy|Double|
    CoreLocation|CLLocationCoordinate2D|Sendable|init() init(latitude:longitude:) latitude longitude
    CoreLocation|CLLocationDegrees|Double|
    CoreLocation|CLLocationDirection|Double|
    CoreLocation|CLLocationDirectionAccuracy|Double|
    CoreLocation|CLLocationDistance|Double|
    CoreLocation|CLLocationManager|NSObject|accuracyAuthorization activityType allowsBackgroundLocationUpdates authorizationStatus authorizationStatus() delegate desiredAccuracy dismissHeadingCalibrationDisplay() distanceFilter heading headingAvailable() headingFilter headingOrientation init() isAuthorizedForWidgetUpdates isMonitoringAvailable(for:) location locationServicesEnabled() maximumRegionMonitoringDistance monitoredRegions pausesLocationUpdatesAutomatically requestAlwaysAuthorization() requestLocation() requestState(for:) requestTemporaryFullAccuracyAuthorization(withPurposeKey:) requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion?:) requestWhenInUseAuthorization() showsBackgroundLocationIndicator significantLocationChangeMonitoringAvailable() startMonitoring(for:) startMonitoringSignificantLocationChanges() startMonitoringVisits() startUpdatingHeading() startUpdatingLocation() stopMonitoring(for:) stopMonitoringSignificantLocationChanges() stopMonitoringVisits() stopUpdatingHeading() stopUpdatingLocation()
    !CoreLocation|CLLocationManager||In UI tests an alert asks; otherwise what the app asks for is denied at once, unless `WINDFALL_GRANT` names `location`. There is no location even then, as on a simulator whose location is set to none. Delegates are called on the main queue.
    CoreLocation|CLLocationManagerDelegate|NSObjectProtocol|locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:) locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:) locationManager(_:didFailRangingFor:error:) locationManager(_:didFailWithError:) locationManager(_:didFinishDeferredUpdatesWithError:) locationManager(_:didRange:satisfying:) locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateHeading:) locationManager(_:didUpdateLocations:) locationManager(_:didVisit:) locationManager(_:monitoringDidFailFor:withError:) locationManagerDidChangeAuthorization(_:) locationManagerDidPauseLocationUpdates(_:) locationManagerDidResumeLocationUpdates(_:) locationManagerShouldDisplayHeadingCalibration(_:)
    CoreLocation|CLLocationSourceInformation|NSCopying NSObject Sendable|copy(with?:) init(softwareSimulationState:andExternalAccessoryState:) isProducedByAccessory isSimulatedBySoftware
    CoreLocation|CLLocationSpeed|Double|
    CoreLocation|CLLocationSpeedAccuracy|Double|
    CoreLocation|CLPlacemark|NSObject Sendable|administrativeArea areasOfInterest country init() init(placemark:) inlandWater isoCountryCode locality location name ocean postalCode region subAdministrativeArea subLocality subThoroughfare thoroughfare timeZone
    !CoreLocation|CLPlacemark||A geocoder makes none here.
    CoreLocation|CLProximity|Int Sendable|far immediate near unknown
    CoreLocation|CLRegion|NSObject Sendable|hash identifier init() isEqual(_:) notifyOnEntry notifyOnExit
    CoreLocation|CLRegionState|Int Sendable|inside outside unknown
    CoreLocation|CLVisit|NSObject|arrivalDate coordinate departureDate horizontalAccuracy
    !CoreLocation|CLVisit||A manager never makes one: the device goes nowhere.
    CoreMotion|CMAcceleration|Sendable|init(x?:y?:z?:) x y z
    CoreMotion|CMAccelerometerData|CMLogItem|acceleration
    !CoreMotion|CMAccelerometerData||A manager never makes one.
    CoreMotion|CMAccelerometerHandler|(CMAccelerometerData?,(anyError)?)->Void|
    CoreMotion|CMAltimeter|NSObject|authorizationStatus() init() isRelativeAltitudeAvailable() startRelativeAltitudeUpdates(to:withHandler:) stopRelativeAltitudeUpdates()
    !CoreMotion|CMAltimeter||As on a simulator there is none.
    CoreMotion|CMAltitudeData|CMLogItem|pressure relativeAltitude
    !CoreMotion|CMAltitudeData||An altimeter never makes one.
    CoreMotion|CMAltitudeHandler|(CMAltitudeData?,(anyError)?)->Void|
    CoreMotion|CMAttitude|NSObject|pitch roll yaw
    !CoreMotion|CMAttitude||A manager never makes one.
    CoreMotion|CMAuthorizationStatus|Int Sendable|authorized denied notDetermined restricted
    CoreMotion|CMDeviceMotion|CMLogItem|attitude gravity rotationRate userAcceleration
    !CoreMotion|CMDeviceMotion||A manager never makes one.
    CoreMotion|CMDeviceMotionHandler|(CMDeviceMotion?,(anyError)?)->Void|
    CoreMotion|CMError|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    CoreMedia|CMFormatDescription|Sendable|dimensions
    !CoreMedia|CMFormatDescription||Those of pictures can be made.
    CoreMotion|CMGyroData|CMLogItem|rotationRate
    !CoreMotion|CMGyroData||A manager never makes one.
    CoreMotion|CMGyroHandler|(CMGyroData?,(anyError)?)->Void|
    CoreMotion|CMLogItem|NSObject|timestamp
    CoreMedia|CMMediaType|FourCharCode|
    CoreMotion|CMMotionActivity|NSObject Sendable|automotive confidence cycling running startDate stationary unknown walking
    !CoreMotion|CMMotionActivity||A manager never makes one. One that an app makes is none that is known.
    CoreMotion|CMMotionActivityConfidence|Int Sendable|high low medium
    CoreMotion|CMMotionActivityHandler|(CMMotionActivity?)->Void|
    CoreMotion|CMMotionActivityManager|NSObject|authorizationStatus() init() isActivityAvailable() queryActivityStarting(from:to:to:withHandler:) startActivityUpdates(to:withHandler:) stopActivityUpdates()
    !CoreMotion|CMMotionActivityManager||As on a simulator nothing tells what the device does, so that handlers of updates are not called.
    CoreMotion|CMMotionActivityQueryHandler|([CMMotionActivity]?,(anyError)?)->Void|
    CoreMotion|CMMotionManager|NSObject|accelerometerData accelerometerUpdateInterval deviceMotion deviceMotionUpdateInterval gyroData gyroUpdateInterval init() isAccelerometerActive isAccelerometerAvailable isDeviceMotionActive isDeviceMotionAvailable isGyroActive isGyroAvailable isMagnetometerAvailable startAccelerometerUpdates() startAccelerometerUpdates(to:withHandler:) startDeviceMotionUpdates() startDeviceMotionUpdates(to:withHandler:) startGyroUpdates() startGyroUpdates(to:withHandler:) stopAccelerometerUpdates() stopDeviceMotionUpdates() stopGyroUpdates()
    !CoreMotion|CMMotionManager||As on a simulator there are no sensors: nothing becomes active, and handlers are not called.
    CoreMotion|CMPedometer|NSObject|authorizationStatus() init() isCadenceAvailable() isDistanceAvailable() isFloorCountingAvailable() isPaceAvailable() isPedometerEventTrackingAvailable() isStepCountingAvailable() queryPedometerData(from:to:withHandler:) startEventUpdates(handler:) startUpdates(from:withHandler:) stopEventUpdates() stopUpdates()
    !CoreMotion|CMPedometer||As on a simulator nothing counts steps. Handlers are told so once, on a serial queue of their own.
    CoreMotion|CMPedometerData|NSObject Sendable|averageActivePace currentCadence currentPace distance endDate floorsAscended floorsDescended numberOfSteps startDate
    !CoreMotion|CMPedometerData||A pedometer never makes one. One that an app makes has counted nothing.
    CoreMotion|CMPedometerEvent|NSObject Sendable|date type
    !CoreMotion|CMPedometerEvent||A pedometer never makes one.
    CoreMotion|CMPedometerEventHandler|(CMPedometerEvent?,(anyError)?)->Void|
    CoreMotion|CMPedometerEventType|Int Sendable|pause resume
    CoreMotion|CMPedometerHandler|(CMPedometerData?,(anyError)?)->Void|
    CoreMotion|CMRotationRate|Sendable|init(x?:y?:z?:) x y z
    CoreMedia|CMTime|Comparable Hashable Sendable|+(lhs:rhs:) -(lhs:rhs:) <(lhs:rhs:) ==(lhs:rhs:) epoch flags hash(into:) indefinite init() init(seconds:preferredTimescale:) init(value:timescale:) init(value:timescale:flags:epoch:) invalid isIndefinite isNegativeInfinity isNumeric isPositiveInfinity isValid negativeInfinity positiveInfinity seconds timescale value zero
    CoreMedia|CMTimeEpoch|Int64|
    CoreMedia|CMTimeFlags|OptionSet Sendable|hasBeenRounded indefinite init(rawValue:) negativeInfinity positiveInfinity rawValue valid
    CoreMedia|CMTimeScale|Int32|
    CoreMedia|CMTimeValue|Int64|
    CoreMedia|CMVideoCodecType|FourCharCode|
    CoreMedia|CMVideoDimensions|Sendable|height init() init(width:height:) width
    CoreMedia|CMVideoFormatDescription|CMFormatDescription|
    Contacts|CNAuthorizationStatus|Int Sendable|authorized denied limited notDetermined restricted
    Contacts|CNContact|NSCopying NSMutableCopying NSObject|birthday copy(with?:) emailAddresses familyName givenName identifier imageData imageDataAvailable init() middleName mutableCopy(with?:) organizationName phoneNumbers thumbnailImageData
    Contacts|CNContactFetchRequest|NSObject|init(keysToFetch:) keysToFetch predicate sortOrder
    Contacts|CNContactSortOrder|Int Sendable|familyName givenName none userDefault
    Contacts|CNContactStore|NSObject Sendable|authorizationStatus(for:) enumerateContacts(with:usingBlock:) init() requestAccess(for:) requestAccess(for:completionHandler:) unifiedContact(withIdentifier:keysToFetch:) unifiedContacts(matching:keysToFetch:)
    !Contacts|CNContactStore||Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `contacts`; then there are no contacts.
    Contacts|CNContactsUserDefaults|NSObject|countryCode init() shared() sortOrder
    !Contacts|CNContactsUserDefaults||The country is that of the current locale. Nobody has chosen an order: it is that of a new iPhone.
    Contacts|CNEntityType|Int Sendable|contacts
    Contacts|CNError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    Contacts|CNError.Code|Int Sendable _ErrorCodeProtocol|authorizationDenied changeHistoryExpired changeHistoryInvalidAnchor changeHistoryInvalidFetchRequest clientIdentifierCollision clientIdentifierDoesNotExist clientIdentifierInvalid communicationError containmentCycle containmentScope dataAccessError featureDisabledByUser featureNotAvailable insertedRecordAlreadyExists noAccessibleWritableContainers parentContainerNotWritable parentRecordDoesNotExist policyViolation predicateInvalid recordDoesNotExist recordIdentifierInvalid recordNotWritable unauthorizedKeys vCardMalformed vCardSummarizationError validationConfigurationError validationMultipleErrors validationTypeMismatch
    Contacts|CNError.Code._ErrorType|CNError|
    Contacts|CNKeyDescriptor||
    Contacts|CNLabeledValue|NSObject|identifier init(label:value:) label value
    Contacts|CNMutableContact|CNContact|birthday emailAddresses familyName givenName imageData middleName organizationName phoneNumbers
    Contacts|CNPhoneNumber|NSObject Sendable|hash init(stringValue:) isEqual(_:) stringValue
    CoreSpotlight|CSIndexError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain indexUnavailableError indexingUnsupported init(_nsError:) invalidClientStateError invalidItemError unknownError
    CoreSpotlight|CSIndexError.Code|Int Sendable _ErrorCodeProtocol|indexUnavailableError indexingUnsupported invalidClientStateError invalidItemError mismatchedClientState quotaExceeded remoteConnectionError unknownError
    CoreSpotlight|CSIndexError.Code._ErrorType|CSIndexError|
    CoreSpotlight|CSSearchableIndex|NSObject Sendable|beginBatch() default() deleteAllSearchableItems() deleteAllSearchableItems(completionHandler?:) deleteSearchableItems(withDomainIdentifiers:) deleteSearchableItems(withDomainIdentifiers:completionHandler?:) deleteSearchableItems(withIdentifiers:) deleteSearchableItems(withIdentifiers:completionHandler?:) endBatch(withClientState:completionHandler?:) fetchLastClientState(completionHandler:) indexDelegate indexSearchableItems(_:) indexSearchableItems(_:completionHandler?:) init(name:) init(name:protectionClass:) isIndexingAvailable()
    !CoreSpotlight|CSSearchableIndex||Items are kept as long as the process lives.
    CoreSpotlight|CSSearchableIndexDelegate|NSObjectProtocol|data(for:itemIdentifier:typeIdentifier:) fileURL(for:itemIdentifier:typeIdentifier:inPlace:) searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:) searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:) searchableIndexDidFinishThrottle(_:) searchableIndexDidThrottle(_:)
    !CoreSpotlight|CSSearchableIndexDelegate||The system asks for nothing again.
    CoreSpotlight|CSSearchableItem|NSObject Sendable|attributeSet domainIdentifier expirationDate init(uniqueIdentifier:domainIdentifier:attributeSet:) isUpdate uniqueIdentifier
    CoreSpotlight|CSSearchableItemAttributeSet|NSCopying NSObject Sendable|addedDate album alternateNames artist authorNames city comment completionDate contentCreationDate contentDescription contentModificationDate contentType contentURL copy(with?:) country creator displayName domainIdentifier dueDate duration emailAddresses endDate genre identifier init() init(contentType:) init(itemContentType:) keywords kind lastUsedDate latitude longitude namedLocation path phoneNumbers rankingHint rating ratingDescription relatedUniqueIdentifier startDate subject supportsNavigation supportsPhoneCall textContent thumbnailData thumbnailURL title weakRelatedUniqueIdentifier
    !CoreSpotlight|CSSearchableItemAttributeSet||The system shows none of it.
    CoreTelephony|CTCarrier|NSObject|allowsVOIP carrierName isoCountryCode mobileCountryCode mobileNetworkCode
    !CoreTelephony|CTCarrier||There is none.
    CoreText|CTFont|UIFont|
    CoreText|CTFontDescriptor|UIFontDescriptor|
    CoreGraphics|CTFontManagerScope|Sendable UInt32|none persistent process session user
    CoreText|CTFontOrientation|Sendable UInt32|default horizontal vertical
    CoreText|CTFrame|NSObject|
    !CoreText|CTFrame||The text is set in the rectangle around the path.
    CoreText|CTFramesetter|NSObject|
    CoreText|CTLine|NSObject|
    !CoreText|CTLine||Each UTF-16 unit counts as a glyph.
    CoreText|CTLineBoundsOptions|OptionSet Sendable|excludeTypographicLeading excludeTypographicShifts includeLanguageExtents init(rawValue:) rawValue useGlyphPathBounds useHangingPunctuation useOpticalBounds
    CoreText|CTLineTruncationType|Sendable UInt32|end middle start
    CoreText|CTRun|NSObject|
    !CoreText|CTRun||Each UTF-16 unit counts as a glyph.
    CoreTelephony|CTTelephonyNetworkInfo|NSObject|currentRadioAccessTechnology init() serviceCurrentRadioAccessTechnology serviceSubscriberCellularProviders subscriberCellularProvider
    !CoreTelephony|CTTelephonyNetworkInfo||There is no network.
    CoreText|CTTypesetter|NSObject|
    FoundationNetworkingOverlay|CachedURLResponse||windfallEmptyCached()
    Quick|Callsite|NSObject Sendable|==(lhs:rhs:) file line
    AppIntents|CameraCaptureIntent|SystemIntent|
    SwiftUI|Canvas|CustomReflectable PrimitiveView|_makeNode(_:_:) colorMode customMirror init(opaque?:colorMode?:rendersAsynchronously?:renderer:) init(opaque?:colorMode?:rendersAsynchronously?:renderer:symbols:) isOpaque renderer rendersAsynchronously symbols
    !SwiftUI|Canvas||It is drawn once for each change of its surroundings or its size. Opacity, colour mode and asynchronous drawing change nothing of it.
    SwiftUI|Capsule|InsettableShape Sendable|init(style?:) inset(by:) path(in:) style
    CryptoKit|ChaChaPoly||Nonce SealedBox open(_:using:) open(_:using:authenticating:) seal(_:using:nonce?:) seal(_:using:nonce?:authenticating:)
    CryptoKit|ChaChaPoly.Nonce|ContiguousBytes Sendable Sequence|init() init(data:) makeIterator() withUnsafeBytes(_:)
    CryptoKit|ChaChaPoly.SealedBox|Sendable|ciphertext combined init(combined:) init(nonce:ciphertext:tag:) nonce tag
    Charts|Chart|View|body init(_:content:) init(_:id:content:) init(content:)
    !Charts|Chart||Lines, areas and points have an element for each of their values; bars, rectangles, rules and sectors are elements.
    Charts|ChartContent||_resolve() accessibilityHidden(_:) accessibilityIdentifier(_:) accessibilityLabel(_:) accessibilityValue(_:) annotation(position?:alignment?:spacing?:content:) annotation(position?:alignment?:spacing?:overflowResolution:content:) body clipShape(_:style?:) cornerRadius(_:style?:) foregroundStyle(_:) foregroundStyle(by:) interpolationMethod(_:) lineStyle(_:) lineStyle(by:) offset(_:) offset(x?:y?:) opacity(_:) position(by:axis?:span?:) symbol(_:) symbol(by:) symbol(symbol:) symbolSize(_:) zIndex(_:)
    Charts|ChartContentBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    Charts|ChartPlotContent|View|body
    Charts|ChartProxy||angle(at:) foregroundStyle(for:) plotAreaFrame plotAreaSize plotFrame plotSize position(for:) position(forX:) position(forY:) positionRange(forX:) positionRange(forY:) selectAngleValue(at:) selectXRange(from:to:) selectXValue(at:) selectYRange(from:to:) selectYValue(at:) value(at:as?:) value(atAngle:as?:) value(atX:as?:) value(atY:as?:)
    !Charts|ChartProxy||Before the first layout nothing has a position.
    Charts|ChartSymbolShape|Shape|asterisk circle cross diamond pentagon perceptualUnitRect plus square triangle
    SwiftUI|Circle|InsettableShape Sendable|init() inset(by:) path(in:) sizeThatFits(_:)
    SwiftUI|CircularProgressViewStyle|ProgressViewStyle|init() init(tint:) makeBody(configuration:)
    !SwiftUI|CircularProgressViewStyle||It turns also where the progress is known, as on iOS.
    ObjectiveC|ClassOverrides||add(to:from:beside:) original(_:of:) originalClass(_:of:)
    !ObjectiveC|ClassOverrides||The compiler refuses them here, as a class's method table is made with the class. The lowering declares two subclasses instead, one with the overrides and one without. Where their tables differ, the entry of the subclass with the overrides is written into the table of the class, and into those of its subclasses that have the entry which the class had: they inherit it. No object of the two is ever made.
    Charts|ClosedRange|ScaleDomain|_domain
    CoreData|CocoaError.Code||coreData entityMigrationPolicy externalRecordImport inferredMappingModel managedObjectConstraintMerge managedObjectConstraintValidation managedObjectContextLocking managedObjectExternalRelationship managedObjectMerge managedObjectReferentialIntegrity managedObjectValidation migration migrationCancelled migrationConstraintViolation migrationManagerDestinationStore migrationManagerSourceStore migrationMissingMappingModel migrationMissingSourceModel persistentHistoryTokenExpired persistentStoreCoordinatorLocking persistentStoreIncompatibleSchema persistentStoreIncompatibleVersionHash persistentStoreIncompleteSave persistentStoreInvalidType persistentStoreOpen persistentStoreOperation persistentStoreSave persistentStoreSaveConflicts persistentStoreTimeout persistentStoreTypeMismatch persistentStoreUnsupportedRequestType sqlite validationDateTooLate validationDateTooSoon validationInvalidDate validationInvalidURI validationMissingMandatoryProperty validationMultipleErrors validationNumberTooLarge validationNumberTooSmall validationRelationshipDeniedDelete validationRelationshipExceedsMaximumCount validationRelationshipLacksMinimumCount validationStringPatternMatching validationStringTooLong validationStringTooShort
    CoreTransferable|CodableRepresentation|PrimitiveTransferRepresentation|init(for?:contentType:)
    SwiftUI|Color|CustomReflectable CustomStringConvertible Hashable Sendable ShapeStyle View|RGBColorSpace Resolved _makeNode(_:_:) _paint(in:) accentColor black blue body brown cgColor clear customMirror cyan description gradient gray green indigo init(_:) init(_:bundle?:) init(_?:red:green:blue:opacity?:) init(_?:white:opacity?:) init(cgColor:) init(hue:saturation:brightness:opacity?:) init(uiColor:) mint mix(with:by:in?:) opacity(_:) orange pink primary purple red resolve(in:) secondary teal white yellow
    !SwiftUI|Color||Unchecked because of the bundle, which is only read.
    SwiftUI|Color.Body|Never|
    SwiftUI|Color.RGBColorSpace|Hashable Sendable|displayP3 sRGB sRGBLinear
    SwiftUI|Color.Resolved|Codable Hashable Sendable ShapeStyle|_paint(in:) blue cgColor green init(colorSpace?:red:green:blue:opacity?:) linearBlue linearGreen linearRed opacity red
    SwiftUI|Color.Resolved.Resolved|Never|
    SwiftUI|ColorPicker|CustomReflectable View|body customMirror init(_:selection:supportsOpacity?:) init(selection:supportsOpacity?:label:)
    !SwiftUI|ColorPicker||A well of UIKit beside the label, with UIKit's picker.
    SwiftUI|ColorRenderingMode|Sendable|extendedLinear linear nonLinear
    UIKit|ColorResource|Hashable Sendable|init(name:bundle:)
    SwiftUI|ColorScheme|CaseIterable Hashable Sendable|dark init(_:) light
    SwiftUI|ColorSchemeContrast|CaseIterable Hashable Sendable|increased standard
    SwiftUI|ColumnNavigationViewStyle|NavigationViewStyle|init()
    SwiftUI|ColumnsFormStyle|FormStyle|init() makeBody(configuration:)
    !SwiftUI|ColumnsFormStyle||The form does not scroll; labels stand beside their values, as they do without a form.
    SwiftUI|CommandGroup|PrimitiveCommands|init(after:addition:) init(before:addition:) init(replacing:addition:)
    SwiftUI|CommandGroupPlacement|Sendable|appInfo appSettings appTermination appVisibility help importExport newItem pasteboard printItem saveItem sidebar singleWindowList systemServices textEditing textFormatting toolbar undoRedo windowArrangement windowList windowSize
    SwiftUI|CommandMenu|PrimitiveCommands|init(_:content:)
    SwiftUI|Commands||body
    !SwiftUI|Commands||A phone has no menu bar, so commands are never shown and their bodies never evaluated.
    SwiftUI|CommandsBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:_:) buildExpression(_:) buildIf(_:)
    SwiftUI|CompactDatePickerStyle|FrameworkDatePickerStyle|init()
    SwiftUI|CompactMenuControlGroupStyle|ControlGroupStyle|init() makeBody(configuration:)
    !SwiftUI|CompactMenuControlGroupStyle||The menu is one as any other.
    StoreKit|CompactPickerSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    StoreKit|CompactProductViewStyle|ProductViewStyle|init()
    SwiftUI|ConcentricRectangle|InsettableShape|init() inset(by:) path(in:)
    !SwiftUI|ConcentricRectangle||Containers have no shape here, so the corners are square, as those of a container without a shape are.
    SwiftUI|ContainerBackgroundPlacement|Hashable Sendable|navigation navigationSplitView subscriptionStore subscriptionStoreFullHeight subscriptionStoreHeader tabView widget
    SwiftUI|ContainerRelativeShape|InsettableShape Sendable|init() inset(by:) path(in:)
    !SwiftUI|ContainerRelativeShape||No container has a shape here, so it is a rectangle.
    SwiftUI|ContainerValueKey||defaultValue
    SwiftUI|ContainerValues||hasTag(_:) subscript(_:) tag(for:)
    SwiftUI|ContentMarginPlacement|Hashable Sendable|automatic scrollContent scrollIndicators
    SwiftUI|ContentMode|CaseIterable Hashable Sendable|fill fit
    SwiftUI|ContentShapeKinds|OptionSet Sendable|accessibility contextMenuPreview dragPreview focusEffect hoverEffect init(rawValue:) interaction rawValue
    SwiftUI|ContentSizeCategory|CaseIterable Hashable Sendable|<(lhs:rhs:) <=(lhs:rhs:) >(lhs:rhs:) >=(lhs:rhs:) accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium extraExtraExtraLarge extraExtraLarge extraLarge extraSmall isAccessibilityCategory large medium small
    SwiftUI|ContentTransition|Equatable Sendable|identity interpolate numericText(countsDown?:) numericText(value:) opacity symbolEffect symbolEffect(_:options?:)
    !SwiftUI|ContentTransition||Changes take no time here, so all transitions are the same.
    SwiftUI|ContentUnavailableView|View|body init(_:image:description?:) init(_:systemImage:description?:) init(label:description?:actions?:) search search(text:)
    SwiftUI|ContextMenu||init(menuItems:)
    WidgetKit|ControlCenter|Sendable|reloadAllControls() reloadControls(ofKind:) shared
    !WidgetKit|ControlCenter||The control centre has no controls of apps.
    AppIntents|ControlConfigurationIntent|SystemIntent|perform()
    SwiftUI|ControlGroup|CustomReflectable View|body customMirror init(_:) init(_:content:) init(_:systemImage:content:) init(content:) init(content:label:)
    SwiftUI|ControlGroupStyle||automatic compactMenu makeBody(configuration:) menu navigation palette
    SwiftUI|ControlGroupStyle.Configuration|ControlGroupStyleConfiguration|
    SwiftUI|ControlGroupStyleConfiguration||Content Label content label
    SwiftUI|ControlGroupStyleConfiguration.Content|View|body
    SwiftUI|ControlGroupStyleConfiguration.Label|View|body
    SwiftUI|ControlSize|CaseIterable Hashable Sendable|extraLarge large mini regular small
    WidgetKit|ControlValueProvider|Sendable|currentValue() previewValue
    WidgetKit|ControlWidget||body init()
    !WidgetKit|ControlWidget||No control centre shows it.
    WidgetKit|ControlWidgetButton|ControlWidgetTemplate|init(_:action:actionLabel:) init(action:label:) init(action:label:actionLabel:)
    WidgetKit|ControlWidgetConfiguration||description(_:) displayName(_:) promptsForUserConfiguration()
    WidgetKit|ControlWidgetTemplate||
    WidgetKit|ControlWidgetToggle|ControlWidgetTemplate|init(_:isOn:action:valueLabel:) init(isOn:action:label:valueLabel:)
    SwiftUI|CoordinateSpace|Hashable Sendable|global isGlobal isLocal local named
    !SwiftUI|CoordinateSpace||Unchecked because of names, which apps give as values.
    SwiftUI|CoordinateSpaceProtocol||coordinateSpace global local named(_:) scrollView scrollView(axis:)
    CryptoKit|CryptoKitASN1Error|Error Hashable Sendable|invalidASN1IntegerEncoding invalidASN1Object invalidFieldIdentifier invalidObjectIdentifier invalidPEMDocument truncatedASN1Field unexpectedFieldType unsupportedFieldLength
    CryptoKit|CryptoKitError|Error Hashable Sendable|authenticationFailure incorrectKeySize incorrectParameterSize invalidParameter underlyingCoreCryptoError unwrapFailure wrapFailure
    SwiftUI|CubicKeyframe|PrimitiveKeyframeTrackContent|_lastValue init(_:duration:startVelocity?:endVelocity?:)
    CryptoKit|Curve25519||KeyAgreement Signing
    CryptoKit|Curve25519.KeyAgreement||PrivateKey PublicKey
    CryptoKit|Curve25519.KeyAgreement.PrivateKey|DiffieHellmanKeyAgreement Sendable|init() init(rawRepresentation:) publicKey rawRepresentation sharedSecretFromKeyAgreement(with:)
    CryptoKit|Curve25519.KeyAgreement.PublicKey|Sendable|init(rawRepresentation:) rawRepresentation
    CryptoKit|Curve25519.Signing||PrivateKey PublicKey
    CryptoKit|Curve25519.Signing.PrivateKey|Sendable|init() init(rawRepresentation:) publicKey rawRepresentation signature(for:)
    !CryptoKit|Curve25519.Signing.PrivateKey||A message always has the same signature.
    CryptoKit|Curve25519.Signing.PublicKey|Sendable|init(rawRepresentation:) isValidSignature(_:for:) rawRepresentation
    SwiftUI|CustomAnimation|Hashable Sendable|animate(value:time:context:) shouldMerge(previous:value:time:context:) velocity(value:time:context:)
    !SwiftUI|CustomAnimation||Changes take no time here, so nothing asks an animation for values in between.
    AppIntents|CustomIntentMigratedAppIntent|AppIntent|intentClassName
    FoundationOverlay|CustomLocalizedStringResourceConvertible||localizedStringResource
    SwiftUI|CustomPresentationDetent||height(in:)
    SwiftUI|CustomPresentationDetent.Context|PresentationDetent.Context|
    SwiftUI|CustomizableToolbarContent|ToolbarContent|customizationBehavior(_:) defaultCustomization(_?:options?:)
    !SwiftUI|CustomizableToolbarContent||Toolbars are shown as they are written; nobody can arrange them.
    CloudKit|Data|CKRecordValueProtocol EmptyBridged RecordValueObject TestOutputStringConvertible Transferable __CKRecordObjCValue|testDescription transferRepresentation
    CoreTransferable|DataRepresentation|PrimitiveTransferRepresentation|init(contentType:exporting:importing:) init(exportedContentType:exporting:) init(importedContentType:importing:)
    Charts|Date|CKRecordValueProtocol NMBDoubleConvertible PrimitivePlottableProtocol RecordValueObject TestOutputStringConvertible __CKRecordObjCValue|ComponentsStyle _datum _value(_:) doubleValue testDescription
    FoundationOverlay|Date.ComponentsFormatStyle||Style
    FoundationOverlay|Date.ComponentsFormatStyle.Style|Codable Hashable Sendable|abbreviated condensedAbbreviated narrow spellOut wide
    FoundationOverlay|Date.ComponentsStyle|Foundation.FormatStyle|calendar calendar(_:) fields format(_:) init(style:locale?:calendar?:fields?:) locale locale(_:) style
    !FoundationOverlay|Date.ComponentsStyle||Foundation has a type of Apple's name that holds nothing but the fields, so that this one has another.
    FoundationOverlay|Date.ComponentsStyle.Field|Date.ComponentsFormatStyle.Field|
    FoundationOverlay|Date.ComponentsStyle.Style|Date.ComponentsFormatStyle.Style|
    Charts|Date.PrimitivePlottable|Date|
    FoundationOverlay|DateComponentsFormatter|Formatter|UnitsStyle ZeroFormattingBehavior allowedUnits calendar includesApproximationPhrase includesTimeRemainingPhrase init() init(coder:) localizedString(from:unitsStyle:) maximumUnitCount referenceDate string(for:) string(from:) string(from:to:) unitsStyle zeroFormattingBehavior
    !FoundationOverlay|DateComponentsFormatter||The phrases for approximation and time remaining are English in every language.
    FoundationOverlay|DateComponentsFormatter.UnitsStyle|Int Sendable|abbreviated brief full positional short spellOut
    FoundationOverlay|DateComponentsFormatter.ZeroFormattingBehavior|OptionSet Sendable|default dropAll dropLeading dropMiddle dropTrailing init(rawValue:) pad rawValue
    FoundationOverlay|DateFormatter|RangedFormatterReading|windfallValue(of:)
    SwiftUI|DatePicker|View|body init(_:) init(_:selection:displayedComponents?:) init(_:selection:in:displayedComponents?:) init(selection:displayedComponents?:label:) init(selection:in:displayedComponents?:label:)
    SwiftUI|DatePicker.Components|DatePickerComponents|
    SwiftUI|DatePickerComponents|OptionSet Sendable|date hourAndMinute init(rawValue:) rawValue
    SwiftUI|DatePickerStyle||automatic compact graphical makeBody(configuration:) wheel
    SwiftUI|DatePickerStyle.Configuration|DatePickerStyleConfiguration|
    SwiftUI|DatePickerStyleConfiguration||Label displayedComponents label maximumDate minimumDate selection
    SwiftUI|DatePickerStyleConfiguration.Label|View|body
    Charts|Decimal|PrimitivePlottableProtocol|_datum _exponent _isCompact _isNegative _length _mantissa _value(_:)
    Charts|Decimal.PrimitivePlottable|Decimal|
    SwiftUI|DecorationModifier||_makeNode(_:_:)
    SwiftUI|DefaultButtonLabel|View|body
    SwiftUI|DefaultButtonStyle|FrameworkButtonStyle|init()
    SwiftUI|DefaultDatePickerStyle|FrameworkDatePickerStyle|init()
    SwiftUI|DefaultGaugeStyle|FrameworkGaugeStyle|init()
    SwiftUI|DefaultGroupBoxStyle|GroupBoxStyle|init() makeBody(configuration:)
    SwiftData|DefaultHistoryDelete|HistoryDelete|changeIdentifier changedPersistentIdentifier tombstone transactionIdentifier
    SwiftData|DefaultHistoryInsert|HistoryInsert|changeIdentifier changedPersistentIdentifier transactionIdentifier
    SwiftData|DefaultHistoryToken|HistoryToken|<(lhs:rhs:) tokenValue
    !SwiftData|DefaultHistoryToken||Of two tokens the one with the later step is greater; both are of one container as a rule.
    SwiftData|DefaultHistoryTransaction|Hashable HistoryTransaction Identifiable|==(lhs:rhs:) author bundleIdentifier changes hash(into:) id processIdentifier storeIdentifier timestamp token transactionIdentifier
    SwiftData|DefaultHistoryUpdate|HistoryUpdate|changeIdentifier changedPersistentIdentifier transactionIdentifier updatedAttributes
    SwiftUI|DefaultLabelStyle|LabelStyle|init() makeBody(configuration:)
    SwiftUI|DefaultListStyle|ListStyle|_look init()
    SwiftUI|DefaultMenuStyle|FrameworkMenuStyle|init()
    SwiftUI|DefaultNavigationViewStyle|NavigationViewStyle|init()
    SwiftUI|DefaultPickerStyle|PickerStyle|_kind init()
    SwiftUI|DefaultProgressViewStyle|ProgressViewStyle|init() makeBody(configuration:)
    SwiftData|DefaultSerialModelExecutor|Sendable SerialModelExecutor|asUnownedSerialExecutor() enqueue(_:) init(modelContext:) modelContext
    SwiftUI|DefaultShareLinkLabel|View|body
    SwiftUI|DefaultTabLabel|View|body init()
    !SwiftUI|DefaultTabLabel||What a tab for searches is called.
    SwiftUI|DefaultTabViewStyle|TabViewStyle|_kind init()
    SwiftUI|DefaultTextFieldStyle|FrameworkTextFieldStyle|_border init()
    SwiftUI|DefaultToggleStyle|ToggleStyle|init() makeBody(configuration:)
    SwiftUI|DefaultToolbarItem|PrimitiveToolbarContent|_entries init(kind:placement?:)
    !SwiftUI|DefaultToolbarItem||The system's items stay where they are.
    AppIntents|DeleteIntent|SystemIntent|entities
    SwiftUI|DialogSeverity|Equatable Sendable|automatic critical standard
    CoreData|Dictionary|CVarArg EmptyBridged LoadedProperties.Table _CVarArgObject|_cVarArgEncoding _cVarArgObject
    CryptoKit|DiffieHellmanKeyAgreement|Sendable|publicKey sharedSecretFromKeyAgreement(with:)
    CryptoKit|Digest|ContiguousBytes CustomStringConvertible Hashable Sendable Sequence|!=(lhs:rhs:) ==(lhs:rhs:) _bytes byteCount makeIterator() withUnsafeBytes(_:)
    SwiftUI|DisabledTextSelectability|TextSelectability|allowsSelection
    SwiftUI|DisclosureGroup|CustomReflectable View|body customMirror init(_:isExpanded?:content:) init(isExpanded?:content:label:)
    SwiftUI|DisclosureGroupStyle||automatic makeBody(configuration:)
    SwiftUI|DisclosureGroupStyle.Configuration|DisclosureGroupStyleConfiguration|
    SwiftUI|DisclosureGroupStyleConfiguration||Content Label content isExpanded label
    SwiftUI|DisclosureGroupStyleConfiguration.Content|View|body
    SwiftUI|DisclosureGroupStyleConfiguration.Label|View|body
    SwiftUI|DisclosureTableRow|PrimitiveTableRows|init(_:isExpanded?:content:)
    SwiftUI|DisclosureTableRow.TableRowValue|Label.TableRowValue|
    SwiftUI|DismissAction||callAsFunction()
    SwiftUI|DismissSearchAction||callAsFunction()
    SwiftUI|DismissWindowAction|Sendable|callAsFunction() callAsFunction(id:) callAsFunction(id:value:) callAsFunction(value:)
    !SwiftUI|DismissWindowAction||As on a phone, the one window stays.
    ViewControllerPresentationSpy|DismissalVerifier|NSObject|animated capturedCompletion dismissedCount dismissedViewController init() testCompletion verify(animated:dismissedViewController?:file?:line?:)
    DarwinOverlay|DispatchQoS.QoSClass||init(rawValue:) rawValue
    FoundationOverlay|DispatchQueue|Equatable Hashable|==(first:second:) async(flags:execute:) async(group?:execute:) async(qos:execute:) async(qos:flags:execute:) asyncAfter(deadline:qos?:execute:) asyncAfter(wallDeadline:qos?:execute:) asyncAfterUnsafe(deadline:qos?:flags?:execute:) asyncAfterUnsafe(wallDeadline:qos?:flags?:execute:) asyncUnsafe(group?:qos?:flags?:execute:) hash(into:)
    DarwinOverlay|DispatchQueue.Attributes|Sendable|
    DarwinOverlay|DispatchQueue.AutoreleaseFrequency|Sendable|
    DarwinOverlay|DispatchSource|DispatchSourceMemoryPressure|MemoryPressureEvent makeFileSystemObjectSource(fileDescriptor:eventMask:queue?:) makeMemoryPressureSource(eventMask:queue?:)
    !DarwinOverlay|DispatchSource|makeMemoryPressureSource|The system is never short of memory here: the source has handlers for being registered and cancelled, and no event.
    FoundationOverlay|DispatchSource.MemoryPressureEvent|OptionSet RawRepresentable Sendable|all critical init(rawValue:) normal rawValue warning
    DarwinOverlay|DispatchSourceFileSystemObject|DispatchSourceProtocol Sendable|data handle mask setCancelHandler(handler:) setCancelHandler(qos?:flags?:handler:) setEventHandler(handler:) setEventHandler(qos?:flags?:handler:) setHandler(_:_:_:_:) setRegistrationHandler(handler:) setRegistrationHandler(qos?:flags?:handler:)
    FoundationOverlay|DispatchSourceMemoryPressure|DispatchSourceProtocol|data
    DarwinOverlay|DispatchWorkItemFlags|Sendable|
    StoreKit|DisplayMessageAction||callAsFunction(_:)
    AppIntents|DisplayRepresentable|InstanceDisplayRepresentable&TypeDisplayRepresentable|
    AppIntents|DisplayRepresentation|ExpressibleByStringInterpolation Hashable Sendable|==(first:second:) Image hash(into:) image init(stringLiteral:) init(title:subtitle?:image?:synonyms?:) subtitle synonyms title
    AppIntents|DisplayRepresentation.Image|Hashable Sendable|init(data:isTemplate?:) init(named:isTemplate?:) init(systemName:isTemplate?:) init(url:isTemplate?:)
    SwiftUI|Divider|PrimitiveView|_makeNode(_:_:) init()
    SwiftUI|DocumentGroup|PrimitiveScene|_windowContent() init(newDocument:editor:) init(viewing:viewer:)
    !SwiftUI|DocumentGroup||The window begins with a list of the app's documents and a button that makes one; iOS shows its browser of files there.
    Charts|Double|CKRecordValueProtocol EmptyBridged ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject TestOutputStringConvertible VectorArithmetic _MatrixScalar __CKRecordObjCValue|init(booleanLiteral:) magnitudeSquared scale(by:) testDescription
    Charts|Double.PrimitivePlottable|Double|
    simd|Double._Matrix2x2|simd_double2x2|
    simd|Double._Matrix2x3|simd_double2x3|
    simd|Double._Matrix2x4|simd_double2x4|
    simd|Double._Matrix3x2|simd_double3x2|
    simd|Double._Matrix3x3|simd_double3x3|
    simd|Double._Matrix3x4|simd_double3x4|
    simd|Double._Matrix4x2|simd_double4x2|
    simd|Double._Matrix4x3|simd_double4x3|
    simd|Double._Matrix4x4|simd_double4x4|
    simd|Double._Quaternion|simd_quatd|
    SwiftUI|DoubleColumnNavigationViewStyle|NavigationViewStyle|init()
    SwiftUI|DragGesture|PrimitiveGesture|Value _recognizers(_:_:) coordinateSpace init(minimumDistance?:coordinateSpace?:) minimumDistance
    SwiftUI|DragGesture.Value|Equatable Sendable|location predictedEndLocation predictedEndTranslation startLocation time translation velocity
    SwiftUI|DropDelegate||dropEntered(info:) dropExited(info:) dropUpdated(info:) performDrop(info:) validateDrop(info:)
    SwiftUI|DropInfo||hasItemsConforming(to:) itemProviders(for:) location
    SwiftUI|DropOperation|Sendable|cancel copy forbidden move
    SwiftUI|DropProposal|Sendable|init(operation:) operation
    WidgetKit|DynamicIsland||contentMargins(_?:_:for:) init(expanded:compactLeading:compactTrailing:minimal:) keylineTint(_:) widgetURL(_:)
    !WidgetKit|DynamicIsland||No device here has one.
    WidgetKit|DynamicIslandExpandedContent||
    WidgetKit|DynamicIslandExpandedContentBuilder||buildBlock(_:) buildExpression(_:) buildOptional(_:)
    WidgetKit|DynamicIslandExpandedRegion||contentMargins(_?:_:) init(_:priority?:content:)
    WidgetKit|DynamicIslandExpandedRegionPosition|Hashable Sendable|bottom center leading trailing
    WidgetKit|DynamicIslandExpandedRegionVerticalPlacement|Hashable Sendable|belowIfTooWide default
    WidgetKit|DynamicIslandMode|Hashable Sendable|compactLeading compactTrailing expanded minimal
    AppIntents|DynamicOptionsProvider|Sendable|defaultResult() results()
    SwiftUI|DynamicProperty||update()
    SwiftUI|DynamicTableRowContent|TableRowContent|data dropDestination(for?:action:) onInsert(of:perform:)
    SwiftUI|DynamicTypeSize|CaseIterable Comparable Hashable Int Sendable|<(lhs:rhs:) accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 init(_:) isAccessibilitySize large medium small xLarge xSmall xxLarge xxxLarge
    SwiftUI|DynamicViewContent|View|data
    !SwiftUI|DynamicViewContent||Only `ForEach` conforms, and what `onDelete` and `onMove` make of it.
    EventKit|EKAuthorizationStatus|Int Sendable|authorized denied fullAccess notDetermined restricted writeOnly
    EventKit|EKCalendar|NSObject|calendarIdentifier init(for:eventStore:) title
    !EventKit|EKCalendar||The store has none; one that an app makes stays with the app.
    EventKit|EKEntityType|Sendable UInt|event reminder
    EventKit|EKError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    EventKit|EKError.Code|Int Sendable _ErrorCodeProtocol|alarmGreaterThanRecurrence alarmProximityNotSupported calendarDoesNotAllowEvents calendarDoesNotAllowReminders calendarHasNoSource calendarIsImmutable calendarReadOnly calendarSourceCannotBeModified datesInverted durationGreaterThanRecurrence eventNotMutable eventStoreNotAuthorized internalFailure invalidEntityType invalidInviteReplyCalendar invalidSpan invitesCannotBeMoved noCalendar noEndDate noStartDate notificationCollectionMismatch notificationSavedWithoutCollection notificationsCollectionFlagNotSet objectBelongsToDifferentStore osNotSupported priorityIsInvalid procedureAlarmsNotMutable recurringReminderRequiresDueDate reminderAlarmContainsEmailOrURL reminderLocationsNotSupported sourceDoesNotAllowCalendarAddDelete sourceDoesNotAllowEvents sourceDoesNotAllowReminders sourceMismatch startDateCollidesWithOtherOccurrence startDateTooFarInFuture structuredLocationsNotSupported
    EventKit|EKError.Code._ErrorType|EKError|
    EventKit|EKEvent|NSObject|calendar endDate eventIdentifier init() init(eventStore:) isAllDay location notes startDate title url
    EventKit|EKEventStore|NSObject Sendable|authorizationStatus(for:) calendars(for:) defaultCalendarForNewEvents events(matching:) init() predicateForEvents(withStart:end:calendars:) remove(_:span:) requestAccess(to:) requestAccess(to:completion:) requestFullAccessToEvents() requestFullAccessToEvents(completion:) requestFullAccessToReminders() requestFullAccessToReminders(completion:) requestWriteOnlyAccessToEvents() requestWriteOnlyAccessToEvents(completion:) save(_:span:) save(_:span:commit:)
    !EventKit|EKEventStore||Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `calendars` or `reminders`. There is no calendar, so that nothing can be saved.
    EventKit|EKSpan|Int Sendable|futureEvents thisEvent
    SwiftUI|Edge|CaseIterable Hashable Int8 Sendable|Set bottom leading top trailing
    SwiftUI|Edge.Set|Hashable OptionSet Sendable|all bottom horizontal init(_:) init(rawValue:) leading rawValue top trailing vertical
    SwiftUI|EdgeInsets|Animatable Hashable Sendable|animatableData bottom init() init(_:) init(top:leading:bottom:trailing:) leading top trailing
    SwiftUI|EditActions|OptionSet Sendable|all delete init(rawValue:) move rawValue
    SwiftUI|EditButton|View|body init()
    SwiftUI|EditMode|Hashable Sendable|active inactive isEditing transient
    SwiftUI|Ellipse|InsettableShape Sendable|init() inset(by:) path(in:)
    SwiftUI|EllipticalGradient|PrimitiveView ShapeStyle|_makeNode(_:_:) _paint(in:) init(colors:center?:startRadiusFraction?:endRadiusFraction?:) init(gradient:center?:startRadiusFraction?:endRadiusFraction?:) init(stops:center?:startRadiusFraction?:endRadiusFraction?:)
    !SwiftUI|EllipticalGradient||The colours are drawn in circles whose radii are fractions of the longer side.
    SwiftUI|EmptyAnimatableData|Sendable VectorArithmetic|+(lhs:rhs:) -(lhs:rhs:) init() magnitudeSquared scale(by:) zero
    FoundationOverlay|EmptyBundleInitializing||init()
    !FoundationOverlay|EmptyBundleInitializing||One of the class itself would override that of `NSObject`.
    SwiftUI|EmptyCommands|PrimitiveCommands|init()
    MapKit|EmptyMapContent|PrimitiveMapContent|_resolve() init()
    SwiftUI|EmptyMatchedTransitionSourceConfiguration|MatchedTransitionSourceConfiguration Sendable|
    SwiftUI|EmptyModifier|ViewModifier|body(content:) identity init()
    SwiftUI|EmptyTableRowContent|PrimitiveTableRows|init()
    SwiftUI|EmptyTableRowContent.TableRowValue|Value|
    SwiftUI|EmptyView|PrimitiveView Sendable ViewList|_makeNode(_:_:) init()
    SwiftUI|EmptyVisualEffect|VisualEffect|_change(_:) init()
    SwiftUI|EmptyWidgetConfiguration|WidgetConfiguration|body init()
    SwiftUI|EnabledTextSelectability|TextSelectability|allowsSelection
    StoreKit|EntitlementTaskState||failure loading success value
    AppIntents|EntityIdentifierConvertible||entityIdentifier(for:) entityIdentifierString
    AppIntents|EntityProperty|Sendable|init(title?:identifier?:) projectedValue title wrappedValue
    AppIntents|EntityQuery|Sendable|defaultResult() entities(for:) init() suggestedEntities()
    AppIntents|EntityQuery.Dependency|AppDependency|
    AppIntents|EntityStringQuery|EntityQuery|entities(matching:)
    AppIntents|EnumerableEntityQuery|EntityQuery|allEntities() entities(for:) suggestedEntities()
    SwiftUI|Environment|ConnectedProperty SelfComparingProperty Sendable|init(_:) wrappedValue
    SwiftUI|EnvironmentKey||defaultValue
    SwiftUI|EnvironmentModifier||_makeNode(_:_:)
    SwiftUI|EnvironmentObject|ConnectedProperty SelfComparingProperty|init() projectedValue wrappedValue
    SwiftUI|EnvironmentObject.Wrapper|ObservedObject.Wrapper|
    SwiftUI|EnvironmentValues|CustomStringConvertible|accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights accessibilityEnabled accessibilityInvertColors accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages accessibilityReduceMotion accessibilityReduceTransparency accessibilityShowButtonShapes accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled activityFamily allowsTightening autocorrectionDisabled backgroundMaterial backgroundProminence backgroundStyle buttonRepeatBehavior calendar colorScheme colorSchemeContrast contentTransition controlSize defaultMinListHeaderHeight defaultMinListRowHeight description dismiss dismissSearch dismissWindow displayScale displayStoreKitMessage dynamicTypeSize editMode font headerProminence horizontalScrollIndicatorVisibility horizontalSizeClass imageScale init() isActivityFullscreen isEnabled isFocused isHoverEffectEnabled isLuminanceReduced isPresented isSceneCaptured isScrollEnabled isSearching keyboardShortcut layoutDirection legibilityWeight lineLimit lineSpacing locale managedObjectContext menuIndicatorVisibility menuOrder minimumScaleFactor modelContext multilineTextAlignment openURL openWindow pixelLength presentationMode purchase redactionReasons refresh rename requestReview scenePhase showsWidgetContainerBackground showsWidgetLabel sidebarRowSize sizeCategory subscript(_:) supportsMultipleWindows symbolVariants tabBarPlacement tabViewBottomAccessoryPlacement textCase timeZone truncationMode undoManager verticalScrollIndicatorVisibility verticalSizeClass webAuthenticationSession widgetContentMargins widgetFamily widgetRenderingMode
    !SwiftUI|EnvironmentValues|modelContext|Where no container is set, a context of one that is empty and has no models.
    SwiftUI|EnvironmentalModifier|ViewModifier|_makeNode(_:_:) body(content:) resolve(in:)
    SwiftUI|EquatableView|View|body content init(content:)
    SwiftUI|EventModifiers|OptionSet Sendable|all capsLock command control init(rawValue:) numericPad option rawValue shift
    SwiftUI|EveryMinuteTimelineSchedule|Sendable TimelineSchedule|entries(from:mode:) init()
    Quick|Example|ExampleBase Sendable|
    Quick|ExampleBase|NSObject Sendable|callsite description isSharedExample name
    Quick|ExampleClosure|()throws->Void|
    Quick|ExampleFilter|(_example:ExampleBase)->Bool|
    Quick|ExampleMetadata|NSObject Sendable|example exampleIndex
    SwiftUI|ExclusiveGesture|PrimitiveGesture|Value _recognizers(_:_:) first init(_:_:) second
    SwiftUI|ExclusiveGesture.Value|Equatable Sendable|first second
    Nimble|Expectation||alwaysTo(_:until?:pollInterval?:description?:) location neverTo(_:until?:pollInterval?:description?:) onFailure(throw:) status toAlways(_:until?:pollInterval?:description?:) toEventually(_:timeout?:pollInterval?:description?:) toEventuallyNot(_:timeout?:pollInterval?:description?:) toNever(_:until?:pollInterval?:description?:) toNotEventually(_:timeout?:pollInterval?:description?:) verify(_:_:)
    Nimble|ExpectationMessage|Sendable|appended(details:) appended(message:) appendedBeNilHint() appends details expectedActualValueTo expectedCustomValueTo expectedMessage expectedTo fail prepended(expectation:) prepends replacedExpectation(_:) toString(actual:expected?:to?:) update(failureMessage:) wrappedExpectation(before:after:)
    Nimble|ExpectationStatus|Equatable Sendable|failed mixed passed pending
    Nimble|ExpectationStyle|Sendable|toMatch toNotMatch
    Nimble|ExpectedNil|ExpressibleByNilLiteral|init(nilLiteral:)
    SwiftUI|ExplicitTimelineSchedule|TimelineSchedule|entries(from:mode:) init(_:)
    JavaScriptCore|ExportArguments||value(_:)
    JavaScriptCore|ExportTable|Sendable|begin(_:) classMethod(_:_:) initializer(_:) method(_:_:) property(_:_:) property(_:_:set:)
    !JavaScriptCore|ExportTable||The lowering appends to each file with such protocols one C function, `windfall_exports_<Module>_<File>`, which fills the table the first time that a class is asked for what it exports.
    Nimble|Expression||cast(_:) evaluate() init(expression:location:isClosure?:) init(memoizedExpression:location:withoutCaching:isClosure?:) isClosure location toAsyncExpression() withCaching() withoutCaching()
    Nimble|FailureMessage|NSObject|actualValue expected extendedMessage init() init(stringValue:) postfixActual postfixMessage stringValue to userDescription
    SwiftData|FetchDescriptor|Sendable|fetchLimit fetchOffset includePendingChanges init(predicate?:sortBy?:) predicate propertiesToFetch relationshipKeyPathsForPrefetching sortBy
    CoreDataSwiftUI|FetchRequest|DynamicProperty|Configuration init(entity:sortDescriptors:predicate?:animation?:) init(fetchRequest:animation?:) init(fetchRequest:transaction:) init(sortDescriptors:predicate?:animation?:) projectedValue update() wrappedValue
    CoreDataSwiftUI|FetchRequest.Configuration||nsPredicate nsSortDescriptors sortDescriptors
    SwiftData|FetchResultsCollection|RandomAccessCollection|endIndex startIndex subscript(_:)
    CoreDataSwiftUI|FetchedResults|RandomAccessCollection|endIndex nsPredicate nsSortDescriptors sortDescriptors startIndex subscript(_:)
    FoundationOverlay|FileAttributeKey|_ObjectiveCBridgeable _StringConstant|
    FoundationOverlay|FileAttributeType|_ObjectiveCBridgeable _StringConstant|
    SwiftUI|FileDialogBrowserOptions|OptionSet Sendable|displayFileExtensions enumeratePackages includeHiddenFiles init(rawValue:) rawValue
    SwiftUI|FileDocument||fileWrapper(configuration:) init(configuration:) readableContentTypes writableContentTypes
    SwiftUI|FileDocument.ReadConfiguration|FileDocumentReadConfiguration|
    SwiftUI|FileDocument.WriteConfiguration|FileDocumentWriteConfiguration|
    SwiftUI|FileDocumentConfiguration||document fileURL isEditable
    SwiftUI|FileDocumentReadConfiguration||contentType file
    SwiftUI|FileDocumentWriteConfiguration||contentType existingFile
    FoundationOverlay|FileHandle||AsyncBytes bytes
    FoundationOverlay|FileHandle.AsyncBytes|AsyncSequence Sendable|AsyncIterator makeAsyncIterator()
    FoundationOverlay|FileHandle.AsyncBytes.AsyncIterator|AsyncIteratorProtocol|next()
    FoundationOverlay|FileHandle.AsyncBytes.Element|UInt8|
    FoundationOverlay|FileManager|Hashable|==(left:right:) containerURL(forSecurityApplicationGroupIdentifier:) hash(into:) replaceItem(at:withItemAt:backupItemName:options?:resultingItemURL:) trashItem(at:resultingItemURL:) ubiquityIdentityToken url(forUbiquityContainerIdentifier:)
    !FoundationOverlay|FileManager|trashItem|As on iOS, only the documents have a trash; it is a hidden folder among them.
    FoundationOverlay|FileProtectionType|_ObjectiveCBridgeable _StringConstant|
    CoreTransferable|FileRepresentation|PrimitiveTransferRepresentation|init(contentType:shouldAttemptToOpenInPlace?:exporting:importing:) init(exportedContentType:shouldAllowToOpenInPlace?:exporting:) init(importedContentType:shouldAttemptToOpenInPlace?:importing:)
    Nimble|FileString|String|
    DarwinOverlay|FileSystemSourceHandler|Sendable|cancel event registration
    FoundationOverlay|FileWrapper|NSObject|ReadingOptions WritingOptions addFileWrapper(_:) addRegularFile(withContents:preferredFilename:) fileWrappers filename init(directoryWithFileWrappers:) init(regularFileWithContents:) init(url:options?:) isDirectory isRegularFile preferredFilename regularFileContents removeFileWrapper(_:) write(to:options?:originalContentsURL:)
    !FoundationOverlay|FileWrapper||Files and folders are kept in memory.
    FoundationOverlay|FileWrapper.ReadingOptions|OptionSet Sendable|immediate init(rawValue:) rawValue withoutMapping
    FoundationOverlay|FileWrapper.WritingOptions|OptionSet Sendable|atomic init(rawValue:) rawValue withNameUpdating
    SwiftUI|FillShapeStyle|LeveledShapeStyle Sendable ShapeStyle|_paint(in:) init()
    SwiftUI|FillShapeView|CustomReflectable ShapeView|background body customMirror fillStyle init(shape:style:fillStyle:background:) shape style
    SwiftUI|FillStyle|Hashable Sendable|init(eoFill?:antialiased?:) isAntialiased isEOFilled
    SwiftUI|FindContext|Sendable|
    Charts|Float|CKRecordValueProtocol EmptyBridged ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject TestOutputStringConvertible VectorArithmetic _MatrixScalar __CKRecordObjCValue|init(booleanLiteral:) magnitudeSquared scale(by:) testDescription
    Charts|Float.PrimitivePlottable|Float|
    simd|Float._Matrix2x2|simd_float2x2|
    simd|Float._Matrix2x3|simd_float2x3|
    simd|Float._Matrix2x4|simd_float2x4|
    simd|Float._Matrix3x2|simd_float3x2|
    simd|Float._Matrix3x3|simd_float3x3|
    simd|Float._Matrix3x4|simd_float3x4|
    simd|Float._Matrix4x2|simd_float4x2|
    simd|Float._Matrix4x3|simd_float4x3|
    simd|Float._Matrix4x4|simd_float4x4|
    simd|Float._Quaternion|simd_quatf|
    DarwinOverlay|Float32|Float|
    DarwinOverlay|Float64|Double|
    SwiftUI|FocusInteractions|OptionSet Sendable|activate automatic edit init(rawValue:) rawValue
    SwiftUI|FocusState|ConnectedProperty SelfComparingProperty|Binding init() projectedValue wrappedValue
    SwiftUI|FocusState.Binding|SelfComparingProperty|projectedValue wrappedValue
    SwiftUI|FocusedBinding|DynamicProperty|init(_:) projectedValue wrappedValue
    SwiftUI|FocusedObject|ConnectedProperty SelfComparingProperty|Wrapper init() projectedValue wrappedValue
    SwiftUI|FocusedObject.Wrapper||subscript(dynamicMember:)
    SwiftUI|FocusedValue|ConnectedProperty SelfComparingProperty|init(_:) wrappedValue
    SwiftUI|FocusedValueKey||
    SwiftUI|FocusedValues||subscript(_:)
    SwiftUI|Font|CustomReflectable Hashable Sendable|Design Leading TextStyle Weight Width body bold() callout caption caption2 custom(_:fixedSize:) custom(_:size:) custom(_:size:relativeTo:) customMirror footnote headline init(_:) italic() largeTitle leading(_:) lowercaseSmallCaps() monospaced() monospacedDigit() scaled(by:) smallCaps() subheadline system(_:design?:weight?:) system(size:weight?:design?:) title title2 title3 uppercaseSmallCaps() weight(_:) width(_:)
    !SwiftUI|Font||Every family is drawn in the free font of its design.
    SwiftUI|Font.Design|Hashable Sendable|default monospaced rounded serif
    SwiftUI|Font.Leading|Hashable Sendable|loose standard tight
    SwiftUI|Font.TextStyle|CaseIterable Hashable Sendable|body callout caption caption2 footnote headline largeTitle subheadline title title2 title3
    SwiftUI|Font.Weight|Hashable Sendable|black bold heavy light medium regular semibold thin ultraLight
    SwiftUI|Font.Width|Hashable Sendable|compressed condensed expanded init(_:) standard value
    SwiftUI|ForEach|AccessibilityRotorContent ChartContent DynamicTableRowContent DynamicViewContent MapContent PrimitiveChartContent PrimitiveMapContent TableRowContent TableRowList View ViewList|_makeNode(_:_:) _resolve() body content data init(_:) init(_:content:) init(_:id:content:) init(sections:content:) init(subviews:content:) onDelete(perform:) onMove(perform:) tableRowBody
    SwiftUI|ForEach.Body|Never|
    SwiftUI|ForEach.TableRowBody|Never|
    SwiftUI|ForEach.TableRowValue|Content.TableRowValue|
    SwiftUI|ForEachSectionCollection|RandomAccessCollection|endIndex startIndex subscript(_:)
    SwiftUI|ForEachSubviewCollection|RandomAccessCollection|endIndex startIndex subscript(_:)
    AppIntents|ForegroundContinuableIntent|AppIntent|
    SwiftUI|ForegroundStyle|ShapeStyle|_paint(in:) init()
    SwiftUI|Form|View|body init(_:) init(content:)
    SwiftUI|FormStyle||automatic columns grouped makeBody(configuration:)
    SwiftUI|FormStyle.Configuration|FormStyleConfiguration|
    SwiftUI|FormStyleConfiguration||Content content
    SwiftUI|FormStyleConfiguration.Content|View|body
    FoundationOverlay|FormatStyle||byteCount(style:allowedUnits?:spellsOutZero?:includesActualByteCount?:) components(style:fields?:) measurement(width:usage?:hidesScaleName?:numberFormatStyle?:) measurement(width:usage?:numberFormatStyle?:) name(style:) timeDuration url
    FoundationOverlay|Formatter|FormatterReading|
    FoundationOverlay|FormatterReading|AnyObject|attributedString(for:withDefaultAttributes?:) getObjectValue(_:for:errorDescription:) isPartialStringValid(_:newEditingString:errorDescription:) isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:) windfallAttributedString(for:withDefaultAttributes?:) windfallGetObjectValue(_:for:errorDescription:) windfallIsPartialStringValid(_:newEditingString:errorDescription:) windfallIsPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)
    !FoundationOverlay|FormatterReading||The methods are in extensions of a protocol, as those of a class could not be replaced in its subclasses.
    !FoundationOverlay|FormatterReading|isPartialStringValid|Asks the shorter one, as on iOS, where the class has none of its own.
    DarwinOverlay|FourCharCode|UInt32|
    SwiftUI|FrameworkButtonStyle||makeBody(configuration:)
    SwiftUI|FrameworkDatePickerStyle||makeBody(configuration:)
    SwiftUI|FrameworkGaugeStyle||makeBody(configuration:)
    SwiftUI|FrameworkMenuStyle||makeBody(configuration:)
    SwiftUI|FrameworkTextFieldStyle||_body(configuration:)
    GameplayKit|GKARC4RandomSource|GKRandomSource|dropValues(_:) init() init(seed:) seed
    !GameplayKit|GKARC4RandomSource||The same seed gives the same series, which is another than on iOS.
    GameplayKit|GKComponent|NSObject NSSecureCoding|didAddToEntity() encode(with:) entity init() init(coder:) supportsSecureCoding update(deltaTime:) willRemoveFromEntity()
    !GameplayKit|GKComponent||Its coding keeps nothing: subclasses keep what is theirs.
    GameplayKit|GKComponentSystem|NSObject|addComponent(_:) addComponent(foundIn:) componentClass components init() init(componentClass:) removeComponent(_:) removeComponent(foundIn:) subscript(_:) update(deltaTime:)
    GameplayKit|GKEntity|NSObject|addComponent(_:) component(ofType:) components init() removeComponent(ofType:) update(deltaTime:)
    GameplayKit|GKGaussianDistribution|GKRandomDistribution|deviation init(randomSource:lowestValue:highestValue:) init(randomSource:mean:deviation:) mean nextInt()
    GameplayKit|GKLinearCongruentialRandomSource|GKRandomSource|init() init(seed:) seed
    !GameplayKit|GKLinearCongruentialRandomSource||The same seed gives the same series, which is another than on iOS.
    GameplayKit|GKMersenneTwisterRandomSource|GKRandomSource|init() init(seed:) seed
    !GameplayKit|GKMersenneTwisterRandomSource||The same seed gives the same series, which is another than on iOS.
    GameplayKit|GKRandom|NSObjectProtocol|nextBool() nextInt() nextInt(upperBound:) nextUniform()
    GameplayKit|GKRandomDistribution|GKRandom NSObject|d20() d6() highestValue init(forDieWithSideCount:) init(lowestValue:highestValue:) init(randomSource:lowestValue:highestValue:) lowestValue nextBool() nextInt() nextInt(upperBound:) nextUniform() numberOfPossibleOutcomes
    GameplayKit|GKRandomSource|GKRandom NSObject|arrayByShufflingObjects(in:) init() nextBool() nextInt() nextInt(upperBound:) nextUniform() sharedRandom()
    !GameplayKit|GKRandomSource||Without a seed its numbers are those of the system.
    GameplayKit|GKShuffledDistribution|GKRandomDistribution|nextInt()
    GameplayKit|GKState|NSObject|didEnter(from:) init() isValidNextState(_:) stateMachine update(deltaTime:) willExit(to:)
    GameplayKit|GKStateMachine|NSObject|canEnterState(_:) currentState enter(_:) init(states:) state(forClass:) update(deltaTime:)
    SwiftUI|Gauge|View|body init(value:in?:label:) init(value:in?:label:currentValueLabel:) init(value:in?:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
    SwiftUI|GaugeStyle||accessoryCircular accessoryCircularCapacity accessoryLinear accessoryLinearCapacity automatic linearCapacity makeBody(configuration:)
    !SwiftUI|GaugeStyle||The framework's own styles look the same: a line with the labels around it.
    SwiftUI|GaugeStyle.Configuration|GaugeStyleConfiguration|
    SwiftUI|GaugeStyleConfiguration||CurrentValueLabel Label MaximumValueLabel MinimumValueLabel currentValueLabel label maximumValueLabel minimumValueLabel value
    SwiftUI|GaugeStyleConfiguration.CurrentValueLabel|View|body
    SwiftUI|GaugeStyleConfiguration.Label|View|body
    SwiftUI|GaugeStyleConfiguration.MaximumValueLabel|View|body
    SwiftUI|GaugeStyleConfiguration.MinimumValueLabel|View|body
    SwiftUI|GeometryEffect|Animatable ViewModifier|_makeNode(_:_:) body(content:) effectValue(size:) ignoredByLayout()
    !SwiftUI|GeometryEffect||Of a perspective only the affine part is seen.
    SwiftUI|GeometryProxy|Sendable|bounds(of:) frame(in:) safeAreaInsets size subscript(_:)
    SwiftUI|GeometryReader|PrimitiveView|_makeNode(_:_:) content init(content:)
    SwiftUI|Gesture||_recognizers(_:_:) body exclusively(before:) map(_:) onChanged(_:) onEnded(_:) sequenced(before:) simultaneously(with:) updating(_:body:)
    SwiftUI|GestureMask|OptionSet Sendable|all gesture init(rawValue:) none rawValue subviews
    SwiftUI|GestureState|ConnectedProperty SelfComparingProperty Sendable|init() init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    SwiftUI|GestureStateGesture|CustomReflectable PrimitiveGesture|_recognizers(_:_:) customMirror
    SwiftUI|GestureStateGesture.Value|Base.Value|
    SwiftUI|Glass|Equatable Sendable|clear identity interactive(_?:) regular tint(_:)
    SwiftUI|GlassButtonStyle|FrameworkButtonStyle|init()
    !SwiftUI|GlassButtonStyle||It looks like `.bordered`.
    SwiftUI|GlassEffectContainer|View|body init(spacing?:content:)
    SwiftUI|GlassEffectTransition|Sendable|identity matchedGeometry materialize
    SwiftUI|GlassProminentButtonStyle|FrameworkButtonStyle|init()
    !SwiftUI|GlassProminentButtonStyle||It looks like `.borderedProminent`.
    SwiftUI|GlobalCoordinateSpace|CoordinateSpaceProtocol Sendable|coordinateSpace init()
    SwiftUI|Gradient|Hashable Sendable ShapeStyle|ColorSpace Stop _paint(in:) init(colors:) init(stops:) stops
    SwiftUI|Gradient.ColorSpace|Hashable Sendable|device perceptual
    SwiftUI|Gradient.Stop|Hashable Sendable|color init(color:location:) location
    SwiftUI|GraphicalDatePickerStyle|FrameworkDatePickerStyle|init()
    SwiftUI|GraphicsContext||Filter ResolvedImage ResolvedSymbol ResolvedText Shading addFilter(_:) blendMode clip(to:style?:) clipBoundingRect concatenate(_:) draw(_:at:anchor?:) draw(_:in:) draw(_:in:style?:) draw(_:options?:) drawLayer(content:) environment fill(_:with:style?:) opacity resolve(_:) resolveSymbol(id:) rotate(by:) scaleBy(x:y:) stroke(_:with:lineWidth?:) stroke(_:with:style:) transform translateBy(x:y:) withCGContext(content:)
    !SwiftUI|GraphicsContext||Nothing is blended: later drawing covers what is below it.
    SwiftUI|GraphicsContext.BlendMode|SwiftUI.BlendMode|
    SwiftUI|GraphicsContext.Filter|Sendable|alphaThreshold(min:max?:color?:) blur(radius:) brightness(_:) colorInvert(_?:) colorMultiply(_:) contrast(_:) grayscale(_:) hueRotation(_:) luminanceToAlpha saturation(_:) shadow(color?:radius:x?:y?:)
    !SwiftUI|GraphicsContext.Filter||Shadows are drawn. Pictures are drawn without the other filters, as views are.
    SwiftUI|GraphicsContext.ResolvedImage||baseline shading size
    SwiftUI|GraphicsContext.ResolvedSymbol||size
    SwiftUI|GraphicsContext.ResolvedText||firstBaseline(in:) lastBaseline(in:) measure(in:) shading
    SwiftUI|GraphicsContext.Shading|Sendable|color(_:) color(_?:red:green:blue:opacity?:) color(_?:white:opacity?:) conicGradient(_:center:angle?:) foreground linearGradient(_:startPoint:endPoint:) radialGradient(_:center:startRadius:endRadius:) style(_:)
    SwiftUI|Grid|CustomReflectable PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:horizontalSpacing?:verticalSpacing?:content:)
    SwiftUI|GridItem|Equatable Sendable|Size alignment init(_?:spacing?:alignment?:) size spacing
    SwiftUI|GridItem.Size|Equatable Sendable|adaptive fixed flexible
    SwiftUI|GridRow|PrimitiveView|_makeNode(_:_:) init(alignment?:content:)
    SwiftUI|Group|ChartContent PrimitiveChartContent PrimitiveView TableColumnContent TableRowContent TableRowList ToolbarContent View ViewList|_entries _makeContent(content:inputs:) _makeNode(_:_:) _resolve() body init(content:) init(sections:transform:) init(subviews:transform:) tableColumnBody tableRowBody
    SwiftUI|Group.Body|Never|
    SwiftUI|Group.TableColumnBody|Never|
    SwiftUI|Group.TableColumnSortComparator|Content.TableColumnSortComparator|
    SwiftUI|Group.TableRowBody|Never|
    SwiftUI|Group.TableRowValue|Content.TableRowValue|
    SwiftUI|GroupBox|View|body init(_:content:) init(content:) init(content:label:) init(label:content:)
    SwiftUI|GroupBoxStyle||automatic makeBody(configuration:)
    SwiftUI|GroupBoxStyle.Configuration|GroupBoxStyleConfiguration|
    SwiftUI|GroupBoxStyleConfiguration||Content Label content label
    SwiftUI|GroupBoxStyleConfiguration.Content|View|body
    SwiftUI|GroupBoxStyleConfiguration.Label|View|body
    SwiftUI|GroupElementsOfContent|View|body
    SwiftUI|GroupSectionsOfContent|View|body
    SwiftUI|GroupedFormStyle|FormStyle|init() makeBody(configuration:)
    SwiftUI|GroupedListStyle|ListStyle|_look init()
    SwiftUI|GroupedTabViewStyle|TabViewStyle|_kind init()
    !SwiftUI|GroupedTabViewStyle||A bar, as on an iPhone.
    CryptoKit|HKDF|Sendable|deriveKey(inputKeyMaterial:info:outputByteCount:) deriveKey(inputKeyMaterial:outputByteCount:) deriveKey(inputKeyMaterial:salt:info:outputByteCount:) deriveKey(inputKeyMaterial:salt:outputByteCount:) expand(pseudoRandomKey:info:outputByteCount:) extract(inputKeyMaterial:salt:)
    CryptoKit|HMAC|Sendable|authenticationCode(for:using:) finalize() init(key:) isValidAuthenticationCode(_:authenticating:using:) update(data:)
    CryptoKit|HMAC.Key|SymmetricKey|
    CryptoKit|HMAC.MAC|HashedAuthenticationCode|
    SwiftUI|HStack|CustomReflectable LinearStack PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:spacing?:content:)
    SwiftUI|HStackLayout|StackedLayout|_makeItem() alignment init(alignment?:spacing?:) spacing
    OHHTTPStubs|HTTPStubs|NSObject|afterStubFinish(_:) allStubs() isEnabled() isEnabled(for:) onStubActivation(_:) onStubMissing(_:) onStubRedirectResponse(_:) removeAllStubs() removeStub(_:) setEnabled(_:) setEnabled(_:for:) stub(condition:response:) stubRequests(passingTest:withStubResponse:) stubRequests(usingMocktail:) stubRequests(usingMocktailNamed:in:) stubRequests(usingMocktailsAtPath:in:)
    OHHTTPStubs|HTTPStubsDescriptor|AnyObject CustomStringConvertible|name
    OHHTTPStubs|HTTPStubsResponse|NSObject|dataSize error httpHeaders init() init(data:statusCode:headers:) init(error:) init(fileAtPath:statusCode:headers:file?:line?:) init(fileURL:statusCode:headers:file?:line?:) init(httpMessageData:) init(inputStream:dataSize:statusCode:headers:) init(jsonObject:statusCode:headers:file?:line?:) init(named:in:file?:line?:) inputStream requestTime requestTime(_:responseTime:) responseTime responseTime(_:) statusCode
    !OHHTTPStubs|HTTPStubsResponse||The times it simulates cost none: they put the answers to requests that are made together in order.
    OHHTTPStubs|HTTPStubsResponseBlock|(URLRequest)->HTTPStubsResponse|
    OHHTTPStubs|HTTPStubsTestBlock|(URLRequest)->Bool|
    FoundationNetworkingOverlay|HTTPURLResponse||windfallEmptyHTTP() windfallEmptyHTTP(url:mimeType:expectedContentLength:textEncodingName:)
    CryptoKit|HashFunction|Sendable|blockByteCount finalize() hash(data:) init() update(bufferPointer:) update(data:)
    CryptoKit|HashedAuthenticationCode|MessageAuthenticationCode|byteCount description makeIterator() withUnsafeBytes(_:)
    SwiftUI|HierarchicalShapeStyle|ShapeStyle|_paint(in:) primary quaternary quinary secondary tertiary
    SwiftUI|HighPriorityGestureModifier|GestureEffect|
    SwiftData|HistoryChange||changedPersistentIdentifier delete insert update
    SwiftData|HistoryDelete||changeIdentifier changedPersistentIdentifier tombstone transactionIdentifier
    SwiftData|HistoryDescriptor||fetchLimit init(predicate?:sortBy?:) predicate sortBy
    !SwiftData|HistoryDescriptor||Conditions are evaluated by Foundation, transaction by transaction.
    SwiftData|HistoryInsert||changeIdentifier changedPersistentIdentifier transactionIdentifier
    SwiftData|HistoryToken|Codable Comparable Hashable Sendable|tokenValue
    SwiftData|HistoryTombstone|Sequence|makeIterator() subscript(_:)
    !SwiftData|HistoryTombstone||Holds the attributes that are marked with `.preserveValueOnDeletion`.
    SwiftData|HistoryTransaction||author changes storeIdentifier timestamp token
    SwiftData|HistoryUpdate||changeIdentifier changedPersistentIdentifier transactionIdentifier updatedAttributes
    SwiftUI|HorizontalAlignment|Hashable Sendable|center init(_:) leading listRowSeparatorLeading listRowSeparatorTrailing trailing
    SwiftUI|HorizontalEdge|CaseIterable Hashable Int8 Sendable|leading trailing
    SwiftUI|HoverEffect|Sendable|automatic highlight lift
    SwiftUI|HoverPhase|Equatable Sendable|active ended
    SwiftUI|IDView|PrimitiveView|_makeNode(_:_:)
    ObjectiveC|IMP|OpaquePointer|
    Network|IPAddress|CustomDebugStringConvertible Hashable Sendable|init(_:) init(_:_:) interface isLinkLocal isLoopback isMulticast rawValue
    Network|IPv4Address|IPAddress|any broadcast debugDescription init(_:) init(_:_?:) interface isLinkLocal isLoopback isMulticast loopback rawValue
    Network|IPv6Address|IPAddress|any debugDescription init(_:) init(_:_?:) interface isLinkLocal isLoopback isMulticast loopback rawValue
    SwiftUI|IconOnlyLabelStyle|LabelStyle|init() makeBody(configuration:)
    SwiftUI|IdentityTransition|Transition|body(content:phase:) init() properties
    SwiftUI|Image|CustomReflectable Equatable PrimitiveView Sendable Transferable|==(left:right:) DynamicRange Interpolation Orientation ResizingMode Scale TemplateRenderingMode _makeNode(_:_:) allowedDynamicRange(_:) antialiased(_:) customMirror init(_:) init(_:bundle?:) init(_:bundle?:label:) init(_:label:) init(_:scale:orientation?:label:) init(_:variableValue:bundle?:) init(_:variableValue:bundle?:label:) init(decorative:) init(decorative:bundle?:) init(decorative:scale:orientation?:) init(decorative:variableValue:bundle?:) init(size:label?:opaque?:colorMode?:renderer:) init(systemName:) init(systemName:variableValue:) init(uiImage:) interpolation(_:) renderingMode(_:) resizable(capInsets?:resizingMode?:) symbolColorRenderingMode(_:) symbolVariableValueMode(_:) transferRepresentation widgetAccentedRenderingMode(_:)
    !SwiftUI|Image||Pictures are values that any thread may make.
    SwiftUI|Image.DynamicRange|Hashable Sendable|constrainedHigh high standard
    SwiftUI|Image.Interpolation|Hashable Sendable|high low medium none
    SwiftUI|Image.Orientation|CaseIterable Hashable Sendable UInt8|down downMirrored left leftMirrored right rightMirrored up upMirrored
    SwiftUI|Image.ResizingMode|Hashable Sendable|stretch tile
    SwiftUI|Image.Scale|Hashable Sendable|large medium small
    SwiftUI|Image.TemplateRenderingMode|Hashable Sendable|original template
    SwiftUI|ImagePaint|Sendable ShapeStyle|_paint(in:) image init(image:sourceRect?:scale?:) scale sourceRect
    !SwiftUI|ImagePaint||A picture is drawn as a plain grey, as the pattern of a `UIColor`.
    SwiftUI|ImageRenderer|ObservableObject|cgImage content init(content:) isOpaque proposedSize render(rasterizationScale?:renderer:) scale uiImage
    UIKit|ImageResource|Hashable Sendable|init(name:bundle:)
    UIKit|IndexPath||init(item:section:) init(row:section:) item row section
    SwiftUI|IndexViewStyle||page page(backgroundDisplayMode:)
    AppIntents|IndexedEntity|AppEntity|
    UIKit|InlineDateView|CalendarPagesOwner|
    SwiftUI|InlinePickerStyle|PickerStyle|_kind init()
    FoundationOverlay|InlinePresentationIntent|Codable Hashable OptionSet Sendable|blockHTML code emphasized init(rawValue:) inlineHTML lineBreak rawValue softBreak strikethrough stronglyEmphasized
    AppIntents|InputConnectionBehavior|Sendable|connectToPreviousIntentResult default never
    FoundationOverlay|InputStream||read(_:maxLength:)
    CryptoKit|Insecure||MD5 MD5Digest SHA1 SHA1Digest
    CryptoKit|Insecure.MD5|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|Insecure.MD5.Digest|MD5Digest|
    CryptoKit|Insecure.MD5Digest|Digest|_bytes byteCount description
    CryptoKit|Insecure.SHA1|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|Insecure.SHA1.Digest|SHA1Digest|
    CryptoKit|Insecure.SHA1Digest|Digest|_bytes byteCount description
    SwiftUI|InsetGroupedListStyle|ListStyle|_look init()
    SwiftUI|InsetListStyle|ListStyle|_look init()
    SwiftUI|InsetTableStyle|TableStyle|init() makeBody(configuration:)
    SwiftUI|InsettableShape|Shape|inset(by:) strokeBorder(_:lineWidth?:antialiased?:) strokeBorder(_:style:antialiased?:) strokeBorder(lineWidth?:antialiased?:) strokeBorder(style:antialiased?:)
    SwiftUI|InspectorCommands|PrimitiveCommands|init()
    AppIntents|InstanceDisplayRepresentable|CustomLocalizedStringResourceConvertible|displayRepresentation localizedStringResource
    AppIntents|Int|CKRecordValueProtocol EmptyBridged EntityIdentifierConvertible ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|entityIdentifier(for:) entityIdentifierString init(booleanLiteral:)
    Charts|Int.PrimitivePlottable|Int|
    Charts|Int16|CKRecordValueProtocol EmptyBridged ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|Int16.PrimitivePlottable|Int16|
    Charts|Int32|CKRecordValueProtocol EmptyBridged ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|Int32.PrimitivePlottable|Int32|
    Charts|Int64|CKRecordValueProtocol EmptyBridged ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|Int64.PrimitivePlottable|Int64|
    Charts|Int8|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|Int8.PrimitivePlottable|Int8|
    AppIntents|IntentAuthenticationPolicy|Hashable Sendable|alwaysAllowed requiresAuthentication requiresLocalDeviceAuthentication
    WidgetKit|IntentConfiguration|WidgetConfiguration|body init(kind:intent:provider:content:)
    AppIntents|IntentDescription|ExpressibleByStringInterpolation Sendable|categoryName descriptionText init(_:categoryName?:searchKeywords?:resultValueName?:) init(stringLiteral:) resultValueName searchKeywords
    AppIntents|IntentDialog|ExpressibleByStringInterpolation Sendable|init(_:) init(full:supporting:) init(full:systemImageName:) init(stringLiteral:)
    AppIntents|IntentDonationIdentifier|Codable Hashable Sendable|
    AppIntents|IntentFile|Hashable Sendable|data fileURL filename init(data:filename:type?:) init(fileURL:filename?:type?:) type
    AppIntents|IntentItem|Sendable|init(_:title?:subtitle?:) subtitle title value
    AppIntents|IntentItemCollection|ResultsCollection|empty init(promptLabel?:usesIndexedCollation?:items:) init(promptLabel?:usesIndexedCollation?:sections:) items promptLabel sections usesIndexedCollation
    AppIntents|IntentItemSection|Sendable|init(_?:subtitle?:items:) items subtitle title
    AppIntents|IntentModes|OptionSet Sendable|ForegroundMode background foreground foreground(_:) init(rawValue:) rawValue
    AppIntents|IntentModes.ForegroundMode|Sendable|deferred dynamic immediate
    AppIntents|IntentParameter|Sendable|init(title?:description?:default?:kind?:inputOptions?:controlStyle?:inclusiveRange?:size?:supportedTypeIdentifiers?:requestValueDialog?:requestDisambiguationDialog?:inputConnectionBehavior?:) init(title?:description?:default?:size?:requestValueDialog?:requestDisambiguationDialog?:inputConnectionBehavior?:optionsProvider:) init(title?:description?:default?:size?:requestValueDialog?:requestDisambiguationDialog?:inputConnectionBehavior?:query:) needsValueError(_?:) projectedValue requestConfirmation(for:dialog?:) requestDisambiguation(among:dialog?:) requestValue(_?:) title wrappedValue
    !AppIntents|IntentParameter||Nobody is asked for a value: one that is read before it is set stops, unless it is optional or has a default.
    AppIntents|IntentParameterControlStyle|Sendable|field slider stepper
    AppIntents|IntentParameterDateKind|Sendable|date dateTime time
    AppIntents|IntentParameterSummary|ParameterSummary Sendable|init(_:) init(_:table?:) init(_:table?:_:)
    WidgetKit|IntentRecommendation||init(intent:description:) intent
    AppIntents|IntentResult|Sendable|result() result(content:) result(dialog:) result(dialog:content:) result(dialog:snippetIntent:) result(dialog:view:) result(opensIntent:) result(opensIntent:content:) result(opensIntent:dialog:) result(opensIntent:dialog:content:) result(opensIntent:dialog:snippetIntent:) result(opensIntent:dialog:view:) result(opensIntent:snippetIntent:) result(opensIntent:view:) result(snippetIntent:) result(value:) result(value:content:) result(value:dialog:) result(value:dialog:content:) result(value:dialog:snippetIntent:) result(value:dialog:view:) result(value:opensIntent:) result(value:opensIntent:content:) result(value:opensIntent:dialog:) result(value:opensIntent:dialog:content:) result(value:opensIntent:dialog:snippetIntent:) result(value:opensIntent:dialog:view:) result(value:opensIntent:snippetIntent:) result(value:opensIntent:view:) result(value:snippetIntent:) result(value:view:) result(view:) value
    AppIntents|IntentResultContainer|OpensIntent ProvidesDialog ReturnsValue Sendable ShowsSnippetIntent ShowsSnippetView|dialog value
    !AppIntents|IntentResultContainer||What is not there is of the type `Never`. A view is only made here, and nobody draws it.
    WidgetKit|IntentTimelineProvider||getSnapshot(for:in:completion:) getTimeline(for:in:completion:) placeholder(in:) recommendations()
    WidgetKit|IntentTimelineProvider.Context|TimelineProviderContext|
    AppIntents|IntentWidgetFamily|Hashable Sendable|accessoryCircular accessoryInline accessoryRectangular systemExtraLarge systemLarge systemMedium systemSmall
    SwiftUI|InterfaceOrientation|CaseIterable Hashable Sendable|landscapeLeft landscapeRight portrait portraitUpsideDown
    Charts|InterpolationMethod|Hashable Sendable|cardinal cardinal(tension:) catmullRom catmullRom(alpha:) linear monotone stepCenter stepEnd stepStart
    !Charts|InterpolationMethod||All curves are drawn as Catmull-Rom splines.
    DarwinOverlay|ItemCount|Int|
    JavaScriptCore|JSContext|NSObject|current() currentArguments() currentCallee() currentThis() evaluateScript(_:) evaluateScript(_:withSourceURL:) exception exceptionHandler globalObject init() init(_?:) init(virtualMachine:) isInspectable jsGlobalContextRef name objectForKeyedSubscript(_:) setObject(_:forKeyedSubscript:) virtualMachine
    JavaScriptCore|JSContextRef|OpaquePointer|
    JavaScriptCore|JSExport|AnyObject|
    JavaScriptCore|JSGlobalContextRef|OpaquePointer|
    JavaScriptCore|JSManagedValue|NSObject|init(value:) init(value:andOwner:) value
    JavaScriptCore|JSObjectRef|OpaquePointer|
    JavaScriptCore|JSValue|NSObject|atIndex(_:) call(withArguments:) construct(withArguments:) context defineProperty(_:descriptor:) deleteProperty(_:) description forProperty(_:) hasProperty(_:) init(bool:in:) init(double:in:) init(int32:in:) init(jsValueRef:in:) init(newArrayIn:) init(newErrorFromMessage:in:) init(newObjectIn:) init(newPromiseIn:fromExecutor:) init(newPromiseRejectedWithReason:in:) init(newPromiseResolvedWithResult:in:) init(newRegularExpressionFromPattern:flags:in:) init(newSymbolFromDescription:in:) init(nullIn:) init(object:in:) init(point:in:) init(range:in:) init(rect:in:) init(size:in:) init(uInt32:in:) init(undefinedIn:) invokeMethod(_:withArguments:) isArray isBoolean isDate isEqual(to:) isEqualWithTypeCoercion(to:) isInstance(of:) isNull isNumber isObject isString isSymbol isUndefined jsValueRef objectAtIndexedSubscript(_:) objectForKeyedSubscript(_:) setObject(_:atIndexedSubscript:) setObject(_:forKeyedSubscript:) setValue(_:at:) setValue(_:forProperty:) toArray() toBool() toDate() toDictionary() toDouble() toInt32() toNumber() toObject() toObjectOf(_:) toPoint() toRange() toRect() toSize() toString() toUInt32()
    JavaScriptCore|JSValueProperty|Any|
    JavaScriptCore|JSValueRef|OpaquePointer|
    JavaScriptCore|JSVirtualMachine|NSObject Sendable|addManagedReference(_:withOwner:) init() init(_?:) removeManagedReference(_:withOwner:)
    SwiftUI|KeyEquivalent|ExpressibleByExtendedGraphemeClusterLiteral Hashable Sendable|character clear delete deleteForward downArrow end escape home init(_:) init(extendedGraphemeClusterLiteral:) leftArrow pageDown pageUp return rightArrow space tab upArrow
    FoundationOverlay|KeyPathComparator||init(_:comparator?:order?:)
    FoundationOverlay|KeyPathIndex||add(_:_:)
    SwiftUI|KeyPress|Sendable|Phases Result characters key modifiers phase
    SwiftUI|KeyPress.Phases|OptionSet Sendable|all down init(rawValue:) rawValue repeat up
    SwiftUI|KeyPress.Result|Sendable|handled ignored
    SwiftUI|KeyboardShortcut|Hashable Sendable|cancelAction defaultAction hash(into:) init(_:modifiers?:) key modifiers
    SwiftUI|KeyframeAnimator|View|body init(initialValue:repeating?:content:keyframes:) init(initialValue:trigger:content:keyframes:)
    !SwiftUI|KeyframeAnimator||Changes take no time here: a run is over when it begins. One that repeats rests where each of its rounds begins.
    SwiftUI|KeyframeTrack|PrimitiveKeyframes|_finish(_:) init(_:content:) init(content:)
    SwiftUI|KeyframeTrack.Value|Root|
    SwiftUI|KeyframeTrackContent||_lastValue body
    SwiftUI|KeyframeTrackContentBuilder||buildArray(_:) buildBlock() buildEither(first:) buildEither(second:) buildExpression(_:) buildPartialBlock(accumulated:next:) buildPartialBlock(first:)
    SwiftUI|Keyframes||_finish(_:) body
    !SwiftUI|Keyframes||Changes take no time here, so only what keyframes end as is asked for.
    SwiftUI|KeyframesBuilder||buildExpression(_:) buildPartialBlock(accumulated:next:) buildPartialBlock(first:)
    LocalAuthentication|LABiometryType|Int Sendable|faceID none opticID touchID
    LocalAuthentication|LAContext|NSObject|biometryType canEvaluatePolicy(_:error:) evaluatePolicy(_:localizedReason:) evaluatePolicy(_:localizedReason:reply:) evaluatedPolicyDomainState init() interactionNotAllowed invalidate() localizedCancelTitle localizedFallbackTitle localizedReason touchIDAuthenticationAllowableReuseDuration
    !LocalAuthentication|LAContext||As on a simulator with Face ID that nobody is enrolled for, and without a passcode.
    LocalAuthentication|LAError|_BridgedStoredNSError|Code _nsError _nsErrorDomain appCancel authenticationFailed biometryLockout biometryNotAvailable biometryNotEnrolled errorDomain init(_nsError:) invalidContext passcodeNotSet systemCancel userCancel userFallback
    LocalAuthentication|LAError.Code|Int Sendable _ErrorCodeProtocol|appCancel authenticationFailed biometryLockout biometryNotAvailable biometryNotEnrolled invalidContext notInteractive passcodeNotSet systemCancel userCancel userFallback
    LocalAuthentication|LAError.Code._ErrorType|LAError|
    LocalAuthentication|LAPolicy|Int Sendable|deviceOwnerAuthentication deviceOwnerAuthenticationWithBiometrics
    LinkPresentation|LPError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:) metadataFetchCancelled metadataFetchFailed metadataFetchNotAllowed metadataFetchTimedOut unknown
    LinkPresentation|LPError.Code|Int Sendable _ErrorCodeProtocol|metadataFetchCancelled metadataFetchFailed metadataFetchNotAllowed metadataFetchTimedOut unknown
    LinkPresentation|LPError.Code._ErrorType|LPError|
    LinkPresentation|LPLinkMetadata|NSCopying NSObject Sendable|copy(with?:) iconProvider imageProvider init() originalURL remoteVideoURL title url videoProvider
    LinkPresentation|LPLinkView|UIView|init(coder:) init(frame:) init(metadata:) init(url:) intrinsicContentSize layoutSubviews() metadata sizeThatFits(_:)
    !LinkPresentation|LPLinkView||Shows the title and the host of the link, which Apple shows as well, without a picture.
    LinkPresentation|LPMetadataProvider|NSObject Sendable|cancel() init() shouldFetchSubresources startFetchingMetadata(for:) startFetchingMetadata(for:completionHandler:) timeout
    !LinkPresentation|LPMetadataProvider||Pages are not fetched: every fetch fails as it does without a network.
    SwiftUI|Label|CustomReflectable View|body customMirror init(_:) init(_:image:) init(_:systemImage:) init(title:icon:)
    SwiftUI|LabelStyle||automatic iconOnly makeBody(configuration:) titleAndIcon titleOnly
    SwiftUI|LabelStyle.Configuration|LabelStyleConfiguration|
    SwiftUI|LabelStyleConfiguration||Icon Title icon title
    SwiftUI|LabelStyleConfiguration.Icon|View|body
    SwiftUI|LabelStyleConfiguration.Title|View|body
    SwiftUI|LabeledContent|View|body init(_:content:) init(_:value:) init(_:value:format:) init(content:label:)
    SwiftUI|LabeledContentStyle||automatic makeBody(configuration:)
    SwiftUI|LabeledContentStyle.Configuration|LabeledContentStyleConfiguration|
    SwiftUI|LabeledContentStyleConfiguration||Content Label content label
    SwiftUI|LabeledContentStyleConfiguration.Content|View|body
    SwiftUI|LabeledContentStyleConfiguration.Label|View|body
    SwiftUI|LabeledControlGroupContent|CustomReflectable View|body customMirror
    SwiftUI|LabeledToolbarItemGroupContent|View|body
    DarwinOverlay|LangCode|Int16|
    StoreKit|LargeProductViewStyle|ProductViewStyle|init()
    SwiftUI|Layout|Animatable|_makeItem() callAsFunction(_:) explicitAlignment(of:in:proposal:subviews:cache:) layoutProperties makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:) updateCache(_:subviews:)
    SwiftUI|Layout.Subviews|LayoutSubviews|
    SwiftUI|LayoutDirection|CaseIterable Hashable Sendable|leftToRight rightToLeft
    !SwiftUI|LayoutDirection||Layout is from left to right always.
    SwiftUI|LayoutDirectionBehavior|Hashable Sendable|fixed mirrors
    SwiftUI|LayoutModifier||_makeNode(_:_:)
    SwiftUI|LayoutProperties|Sendable|init() stackOrientation
    SwiftUI|LayoutSubview|Equatable Sendable|==(a:b:) containerValues dimensions(in:) place(at:anchor?:proposal:) priority sizeThatFits(_:) spacing subscript(_:)
    SwiftUI|LayoutSubviews|RandomAccessCollection Sendable|endIndex layoutDirection startIndex subscript(_:)
    SwiftUI|LayoutValueKey||defaultValue
    SwiftUI|LazyHGrid|CustomReflectable LazyGrid PrimitiveView|_makeNode(_:_:) customMirror init(rows:alignment?:spacing?:pinnedViews?:content:)
    !SwiftUI|LazyHGrid||Views that `ForEach` makes exist from when they come into sight; all others from the start.
    SwiftUI|LazyHStack|CustomReflectable LinearStack PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:spacing?:pinnedViews?:content:)
    !SwiftUI|LazyHStack||Views that `ForEach` makes exist from when they come into sight; all others from the start.
    SwiftUI|LazyVGrid|CustomReflectable LazyGrid PrimitiveView|_makeNode(_:_:) customMirror init(columns:alignment?:spacing?:pinnedViews?:content:)
    !SwiftUI|LazyVGrid||Views that `ForEach` makes exist from when they come into sight; all others from the start.
    SwiftUI|LazyVStack|CustomReflectable LinearStack PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:spacing?:pinnedViews?:content:)
    !SwiftUI|LazyVStack||Views that `ForEach` makes exist from when they come into sight; all others from the start.
    SwiftUI|LegibilityWeight|Hashable Sendable|bold regular
    SwiftUI|LifeCycleModifier||_makeNode(_:_:)
    Charts|LineMark|PrimitiveChartContent|_resolve() init(x:y:) init(x:y:series:)
    SwiftUI|LinearCapacityGaugeStyle|FrameworkGaugeStyle|init()
    SwiftUI|LinearGradient|PrimitiveView ShapeStyle|_makeNode(_:_:) _paint(in:) init(colors:startPoint:endPoint:) init(gradient:startPoint:endPoint:) init(stops:startPoint:endPoint:)
    SwiftUI|LinearKeyframe|PrimitiveKeyframeTrackContent|_lastValue init(_:duration:timingCurve?:)
    SwiftUI|LinearProgressViewStyle|ProgressViewStyle|init() init(tint:) makeBody(configuration:)
    SwiftUI|Link|CustomReflectable View|body customMirror init(_:destination:) init(destination:label:)
    SwiftUI|LinkShapeStyle|Sendable ShapeStyle|_paint(in:) init()
    SwiftUI|List|PrimitiveView|_makeNode(_:_:) init(_:children:rowContent:) init(_:children:selection:rowContent:) init(_:editActions:rowContent:) init(_:editActions:selection:rowContent:) init(_:id:children:rowContent:) init(_:id:rowContent:) init(_:id:selection:rowContent:) init(_:rowContent:) init(_:selection:rowContent:) init(content:) init(selection:content:)
    !SwiftUI|List||All rows are made, also those off screen.
    FoundationOverlay|ListFormatter|Formatter|init() init(coder:) itemFormatter locale localizedString(byJoining:) string(for:) string(from:)
    SwiftUI|ListItemTint|Sendable|fixed(_:) monochrome preferred(_:)
    SwiftUI|ListSectionSpacing|Sendable|compact custom(_:) default
    SwiftUI|ListStyle||_look automatic grouped inset insetGrouped plain sidebar
    !SwiftUI|ListStyle||Styles differ in the list's colours, in how far rows keep from the sides, and in what joins the rows of a section.
    AppIntents|LiveActivityIntent|SystemIntent|
    SwiftUI|LocalCoordinateSpace|CoordinateSpaceProtocol Sendable|coordinateSpace init()
    SwiftUI|LocalizedStringKey|Equatable ExpressibleByStringInterpolation|StringInterpolation init(_:) init(stringInterpolation:) init(stringLiteral:)
    SwiftUI|LocalizedStringKey.StringInterpolation|StringInterpolationProtocol|appendInterpolation(_:) appendInterpolation(_:format:) appendInterpolation(_:formatter:) appendInterpolation(_:specifier:) appendInterpolation(_:style:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    FoundationOverlay|LocalizedStringResource|Equatable ExpressibleByStringInterpolation Sendable|BundleDescription bundle defaultValue init(_:defaultValue:table?:locale?:bundle?:comment?:) init(_:table?:locale?:bundle?:comment?:) init(stringInterpolation:) init(stringLiteral:) key locale table
    FoundationOverlay|LocalizedStringResource.BundleDescription|Equatable Sendable|==(first:second:) atURL forClass main
    CoreLocationUI|LocationButton|View|Title body init(_?:action:)
    !CoreLocationUI|LocationButton||A tap performs the action; it grants nothing.
    CoreLocationUI|LocationButton.Title|Hashable Sendable|currentLocation sendCurrentLocation sendMyCurrentLocation shareCurrentLocation shareMyCurrentLocation
    OSLog|Logger|Sendable|critical(_:) debug(_:) error(_:) fault(_:) info(_:) init() init(_:) init(subsystem:category:) log(_:) log(level:_:) notice(_:) trace(_:) warning(_:)
    !OSLog|Logger||Where messages go, ``OSLog`` says.
    SwiftUI|LongPressGesture|PrimitiveGesture|_recognizers(_:_:) init(minimumDuration?:maximumDistance?:) maximumDistance minimumDuration
    !SwiftUI|LongPressGesture||It is said to change when the time is over, together with its end.
    SwiftUI|LongPressGesture.Value|Bool|
    MapKit|LookAroundPreview|View|body init(initialScene:allowsNavigation?:showsRoadLabels?:pointsOfInterest?:badgePosition?:) init(scene:allowsNavigation?:showsRoadLabels?:pointsOfInterest?:badgePosition?:)
    !MapKit|LookAroundPreview||There is no scene of any place: a plain area.
    MultipeerConnectivity|MCEncryptionPreference|Int Sendable|none optional required
    MultipeerConnectivity|MCError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    MultipeerConnectivity|MCError.Code|Int Sendable _ErrorCodeProtocol|cancelled invalidParameter notConnected timedOut unavailable unknown unsupported
    MultipeerConnectivity|MCError.Code._ErrorType|MCError|
    MultipeerConnectivity|MCNearbyServiceAdvertiser|NSObject Sendable|delegate discoveryInfo init(peer:discoveryInfo:serviceType:) myPeerID serviceType startAdvertisingPeer() stopAdvertisingPeer()
    MultipeerConnectivity|MCNearbyServiceAdvertiserDelegate|NSObjectProtocol|advertiser(_:didNotStartAdvertisingPeer:) advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)
    MultipeerConnectivity|MCNearbyServiceBrowser|NSObject Sendable|delegate init(peer:serviceType:) invitePeer(_:to:withContext:timeout:) myPeerID serviceType startBrowsingForPeers() stopBrowsingForPeers()
    MultipeerConnectivity|MCNearbyServiceBrowserDelegate|NSObjectProtocol|browser(_:didNotStartBrowsingForPeers:) browser(_:foundPeer:withDiscoveryInfo:) browser(_:lostPeer:)
    MultipeerConnectivity|MCPeerID|NSCopying NSObject Sendable|copy(with?:) description displayName init(displayName:)
    MultipeerConnectivity|MCSession|NSObject Sendable|connectedPeers delegate disconnect() encryptionPreference init(peer:) init(peer:securityIdentity:encryptionPreference:) myPeerID securityIdentity send(_:toPeers:with:) startStream(withName:toPeer:)
    MultipeerConnectivity|MCSessionDelegate|NSObjectProtocol|session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:) session(_:didReceive:fromPeer:) session(_:didReceive:withName:fromPeer:) session(_:didReceiveCertificate:fromPeer:certificateHandler:) session(_:didStartReceivingResourceWithName:fromPeer:with:) session(_:peer:didChange:)
    MultipeerConnectivity|MCSessionSendDataMode|Int Sendable|reliable unreliable
    MultipeerConnectivity|MCSessionState|Int Sendable|connected connecting notConnected
    MessageUI|MFMailComposeError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:) saveFailed sendFailed
    MessageUI|MFMailComposeError.Code|Int Sendable _ErrorCodeProtocol|saveFailed sendFailed
    MessageUI|MFMailComposeError.Code._ErrorType|MFMailComposeError|
    MessageUI|MFMailComposeResult|Int Sendable|cancelled failed saved sent
    MessageUI|MFMailComposeViewController|UINavigationController|addAttachmentData(_:mimeType:fileName:) canSendMail() mailComposeDelegate setBccRecipients(_:) setCcRecipients(_:) setMessageBody(_:isHTML:) setPreferredSendingEmailAddress(_:) setSubject(_:) setToRecipients(_:) viewDidAppear(_:)
    !MessageUI|MFMailComposeViewController||As on a simulator there is no mail account. One that is presented nevertheless shows no message, and tells its delegate that sending failed.
    MessageUI|MFMailComposeViewControllerDelegate|NSObjectProtocol|mailComposeController(_:didFinishWith:error:)
    MessageUI|MFMessageComposeViewController|UINavigationController|body canSendAttachments() canSendSubject() canSendText() messageComposeDelegate recipients subject viewDidAppear(_:)
    !MessageUI|MFMessageComposeViewController||As on a simulator there are no messages. One that is presented nevertheless shows none, and tells its delegate that sending failed.
    MessageUI|MFMessageComposeViewControllerDelegate|NSObjectProtocol|messageComposeViewController(_:didFinishWith:)
    MapKit|MKAnnotation|NSObjectProtocol|coordinate subtitle title
    MapKit|MKAnnotationView|UIView|DragState accessibilityLabel annotation calloutOffset canShowCallout centerOffset clusteringIdentifier detailCalloutAccessoryView dragState image init(annotation:reuseIdentifier:) init(coder:) init(frame:) isAccessibilityElement isDraggable isEnabled isSelected leftCalloutAccessoryView prepareForDisplay() prepareForReuse() reuseIdentifier rightCalloutAccessoryView setDragState(_:animated:) setSelected(_:animated:)
    !MapKit|MKAnnotationView||It has no callout: a view that is selected only says so. Nor is it dragged; the state of that is only kept.
    MapKit|MKAnnotationView.DragState|Sendable UInt|canceling dragging ending none starting
    MapKit|MKCircle|MKOverlay MKShape|boundingMapRect coordinate init() init(center:radius:) init(mapRect:) radius
    MapKit|MKCircleRenderer|MKOverlayPathRenderer|circle init() init(circle:) init(overlay:)
    MapKit|MKClusterAnnotation|MKAnnotation NSObject|coordinate init(memberAnnotations:) memberAnnotations subtitle title
    !MapKit|MKClusterAnnotation||Apps make it: a map shows each annotation alone. It lies in the middle of its members.
    MapKit|MKCoordinateRegion|Sendable|center init() init(_:) init(center:latitudinalMeters:longitudinalMeters:) init(center:span:) span
    MapKit|MKCoordinateSpan|Sendable|init() init(latitudeDelta:longitudeDelta:) latitudeDelta longitudeDelta
    MapKit|MKDirections|NSObject|ETAResponse Request Response RoutePreference calculate() calculate(completionHandler:) calculateETA() calculateETA(completionHandler:) cancel() init(request:) isCalculating
    !MapKit|MKDirections||Its service cannot be reached: no way is found.
    MapKit|MKDirections.DirectionsHandler|(Response?,(anyError)?)->Void|
    MapKit|MKDirections.ETAHandler|(ETAResponse?,(anyError)?)->Void|
    MapKit|MKDirections.ETAResponse|NSObject Sendable|destination distance expectedArrivalDate expectedDepartureDate expectedTravelTime source transportType
    !MapKit|MKDirections.ETAResponse||None comes.
    MapKit|MKDirections.Request|NSObject Sendable|arrivalDate departureDate destination highwayPreference init() requestsAlternateRoutes source tollPreference transportType
    MapKit|MKDirections.Response|NSObject Sendable|destination routes source
    !MapKit|MKDirections.Response||None comes.
    MapKit|MKDirections.RoutePreference|Int Sendable|any avoid
    MapKit|MKDirectionsTransportType|Hashable OptionSet Sendable|any automobile cycling init(rawValue:) rawValue transit walking
    MapKit|MKError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    MapKit|MKError.Code|Sendable UInt _ErrorCodeProtocol|decodingFailed directionsNotFound loadingThrottled placemarkNotFound serverFailure unknown
    MapKit|MKError.Code._ErrorType|MKError|
    MapKit|MKGeodesicPolyline|MKPolyline|
    !MapKit|MKGeodesicPolyline||Has the points that it was made with; those that lie between them on the globe are not added.
    MapKit|MKLocalPointsOfInterestRequest|NSObject|coordinate init(center:radius:) init(coordinateRegion:) maxRadius pointOfInterestFilter radius region
    MapKit|MKLocalSearch|NSObject|RegionPriority Request Response ResultType cancel() init(request:) isSearching start() start(completionHandler:)
    !MapKit|MKLocalSearch||Its service cannot be reached.
    MapKit|MKLocalSearch.CompletionHandler|(Response?,(anyError)?)->Void|
    MapKit|MKLocalSearch.RegionPriority|Int Sendable|default required
    MapKit|MKLocalSearch.Request|NSObject|init() init(completion:) init(naturalLanguageQuery:) naturalLanguageQuery pointOfInterestFilter region regionPriority resultTypes
    MapKit|MKLocalSearch.Response|NSObject Sendable|boundingRegion mapItems
    !MapKit|MKLocalSearch.Response||None comes.
    MapKit|MKLocalSearch.ResultType|OptionSet Sendable|address init(rawValue:) physicalFeature pointOfInterest rawValue
    MapKit|MKLocalSearchCompleter|NSObject|ResultType cancel() delegate init() isSearching pointOfInterestFilter queryFragment region resultTypes results
    !MapKit|MKLocalSearchCompleter||Its service cannot be reached: every query fails.
    MapKit|MKLocalSearchCompleter.ResultType|OptionSet Sendable|address init(rawValue:) pointOfInterest query rawValue
    MapKit|MKLocalSearchCompleterDelegate|NSObjectProtocol|completer(_:didFailWithError:) completerDidUpdateResults(_:)
    MapKit|MKLocalSearchCompletion|NSObject|subtitle title
    !MapKit|MKLocalSearchCompletion||None is found.
    MapKit|MKLookAroundBadgePosition|Int Sendable|bottomTrailing topLeading topTrailing
    MapKit|MKLookAroundScene|NSCopying NSObject Sendable|copy(with?:)
    !MapKit|MKLookAroundScene||There is none of any place.
    MapKit|MKLookAroundSceneRequest|NSObject|cancel() coordinate getSceneWithCompletionHandler(_:) init(coordinate:) init(mapItem:) isCancelled isLoading mapItem scene
    !MapKit|MKLookAroundSceneRequest||Its service cannot be reached.
    MapKit|MKMapCamera|NSObject|altitude centerCoordinate centerCoordinateDistance heading init() init(lookingAtCenter:fromDistance:pitch:heading:) pitch
    MapKit|MKMapItem|NSObject Sendable|forCurrentLocation() init() init(placemark:) isCurrentLocation name openInMaps(launchOptions?:) openMaps(with:launchOptions?:) phoneNumber placemark pointOfInterestCategory timeZone url
    MapKit|MKMapPoint|Sendable|coordinate distance(to:) init() init(_:) init(x:y:) x y
    MapKit|MKMapRect|Sendable|contains(_:) divided(atDistance:from:) height init() init(origin:size:) init(x:y:width:height:) insetBy(dx:dy:) intersection(_:) intersects(_:) isEmpty isNull maxX maxY midX midY minX minY null offsetBy(dx:dy:) origin remainder() size spans180thMeridian union(_:) width world
    MapKit|MKMapSize|Sendable|height init() init(width:height:) width world
    MapKit|MKMapType|Sendable UInt|hybrid hybridFlyover mutedStandard satellite satelliteFlyover standard
    MapKit|MKMapView|UIView|addAnnotation(_:) addAnnotations(_:) addOverlay(_:) addOverlays(_:) annotationVisibleCount annotations camera centerCoordinate delegate dequeueReusableAnnotationView(withIdentifier:) dequeueReusableAnnotationView(withIdentifier:for:) deselectAnnotation(_:animated:) didMoveToWindow() init(coder:) init(frame:) isPitchEnabled isRotateEnabled isScrollEnabled isUserLocationVisible isZoomEnabled layoutSubviews() mapType overlays region regionThatFits(_:) register(_:forAnnotationViewWithReuseIdentifier:) removeAnnotation(_:) removeAnnotations(_:) removeOverlay(_:) removeOverlays(_:) selectAnnotation(_:animated:) selectedAnnotations setCamera(_:animated:) setCenter(_:animated:) setRegion(_:animated:) setUserTrackingMode(_:animated:) showAnnotations(_:animated:) showsBuildings showsCompass showsScale showsTraffic showsUserLocation userLocation userTrackingMode view(for:)
    !MapKit|MKMapView||An empty map: it tells its delegate that it could not be loaded. Annotations have their views at their places; a tap selects one. Its region is the one that was set, also where that has another shape than the view. Overlays are not drawn, and the person's location is not known.
    MapKit|MKMapViewDelegate|NSObjectProtocol|mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:annotationView:didChange:fromOldState:) mapView(_:clusterAnnotationForMemberAnnotations:) mapView(_:didAdd:) mapView(_:didChange:animated:) mapView(_:didDeselect:) mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:) mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:) mapView(_:selectionAccessoryFor:) mapView(_:viewFor:) mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) mapViewDidFinishLoadingMap(_:) mapViewDidFinishRenderingMap(_:fullyRendered:) mapViewDidStopLocatingUser(_:) mapViewWillStartLoadingMap(_:) mapViewWillStartLocatingUser(_:) mapViewWillStartRenderingMap(_:)
    MapKit|MKMarkerAnnotationView|MKAnnotationView|animatesWhenAdded glyphImage glyphText glyphTintColor init(annotation:reuseIdentifier:) init(coder:) markerTintColor selectedGlyphImage
    !MapKit|MKMarkerAnnotationView||A round mark without its glyph.
    MapKit|MKMultiPoint|MKShape|coordinate getCoordinates(_:range:) init() pointCount points()
    MapKit|MKMultiPolygon|MKOverlay MKShape|boundingMapRect coordinate init() init(_:) polygons
    MapKit|MKMultiPolyline|MKOverlay MKShape|boundingMapRect coordinate init() init(_:) polylines
    MapKit|MKOverlay|MKAnnotation|boundingMapRect canReplaceMapContent intersects(_:)
    !MapKit|MKOverlay||Kept by maps, and not drawn.
    MapKit|MKOverlayLevel|Int Sendable|aboveLabels aboveRoads
    MapKit|MKOverlayPathRenderer|MKOverlayRenderer|fillColor lineDashPattern lineWidth strokeColor
    !MapKit|MKOverlayPathRenderer||Draws nothing.
    MapKit|MKOverlayRenderer|NSObject|alpha init() init(overlay:) overlay
    !MapKit|MKOverlayRenderer||Draws nothing.
    MapKit|MKPinAnnotationView|MKAnnotationView|animatesDrop init(annotation:reuseIdentifier:) init(coder:) pinTintColor
    MapKit|MKPlacemark|CLPlacemark MKAnnotation Sendable|coordinate init(coordinate:) init(coordinate:addressDictionary:) init(placemark:) subtitle title
    MapKit|MKPointAnnotation|MKShape|coordinate init() init(coordinate:) init(coordinate:title:subtitle:)
    MapKit|MKPointOfInterestCategory|Hashable RawRepresentable Sendable|airport amusementPark animalService aquarium atm automotiveRepair bakery bank baseball basketball beach beauty bowling brewery cafe campground carRental castle conventionCenter distillery evCharger fairground fireStation fishing fitnessCenter foodMarket fortress gasStation goKart golf hiking hospital hotel init(rawValue:) kayaking landmark laundry library mailbox marina miniGolf movieTheater museum musicVenue nationalMonument nationalPark nightlife park parking pharmacy planetarium police postOffice publicTransport rawValue restaurant restroom rockClimbing rvPark school skatePark skating skiing soccer spa stadium store surfing swimming tennis theater university volleyball winery zoo
    MapKit|MKPointOfInterestFilter|NSObject Sendable|excludes(_:) excludingAll hash includes(_:) includingAll init(excluding:) init(including:) isEqual(_:)
    MapKit|MKPolygon|MKMultiPoint MKOverlay|boundingMapRect init() init(coordinates:count:interiorPolygons?:) init(points:count:interiorPolygons?:) interiorPolygons
    MapKit|MKPolygonRenderer|MKOverlayPathRenderer|init() init(overlay:) init(polygon:) polygon
    MapKit|MKPolyline|MKMultiPoint MKOverlay|boundingMapRect init() init(coordinates:count:) init(points:count:)
    MapKit|MKPolylineRenderer|MKOverlayPathRenderer|init() init(overlay:) init(polyline:) polyline
    MapKit|MKRoute|NSObject Sendable|Step advisoryNotices distance expectedTravelTime hasHighways hasTolls name polyline steps transportType
    !MapKit|MKRoute||None is found; tests have subclasses.
    MapKit|MKRoute.Step|NSObject Sendable|distance instructions notice polyline transportType
    MapKit|MKSelectionAccessory|NSObject|MapItemDetailPresentationStyle mapItemDetail(_:)
    !MapKit|MKSelectionAccessory||None is shown: a map has neither items nor features that could be selected.
    MapKit|MKSelectionAccessory.MapItemDetailPresentationStyle|NSObject|CalloutStyle automatic(presentationViewController?:) callout callout(_?:) openInMaps sheet(presentedFrom:)
    MapKit|MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle|Int Sendable|automatic compact full
    MapKit|MKShape|MKAnnotation NSObject|coordinate init() subtitle title
    MapKit|MKUserLocation|MKAnnotation NSObject|coordinate isUpdating location subtitle title
    !MapKit|MKUserLocation||It is not known.
    MapKit|MKUserTrackingMode|Int Sendable|follow followWithHeading none
    Metal|MTLDevice|NSObjectProtocol Sendable|
    SwiftUI|MagnificationGesture|Gesture|body init(minimumScaleDelta?:) minimumScaleDelta
    SwiftUI|MagnificationGesture.Value|CGFloat|
    SwiftUI|MagnifyGesture|PrimitiveGesture|Value _recognizers(_:_:) init(minimumScaleDelta?:) minimumScaleDelta
    SwiftUI|MagnifyGesture.Value|Equatable Sendable|magnification startAnchor startLocation time velocity
    MapKit|Map|View|body init(coordinateRegion:interactionModes?:showsUserLocation?:userTrackingMode?:) init(coordinateRegion:interactionModes?:showsUserLocation?:userTrackingMode?:annotationItems:annotationContent:) init(initialPosition?:bounds?:interactionModes?:scope?:) init(initialPosition?:bounds?:interactionModes?:scope?:content:) init(initialPosition?:bounds?:interactionModes?:selection:scope?:content:) init(mapRect:interactionModes?:showsUserLocation?:userTrackingMode?:) init(mapRect:interactionModes?:showsUserLocation?:userTrackingMode?:annotationItems:annotationContent:) init(position:bounds?:interactionModes?:scope?:) init(position:bounds?:interactionModes?:scope?:content:) init(position:bounds?:interactionModes?:selection:scope?:content:)
    !MapKit|Map||An empty map with markers and views at their places, which no finger moves. Lines and areas are not drawn.
    MapKit|MapAnnotation|MapAnnotationProtocol|_annotationData init(coordinate:anchorPoint?:content:)
    MapKit|MapAnnotationProtocol||_annotationData
    MapKit|MapCamera|Hashable Sendable|centerCoordinate distance heading init(centerCoordinate:distance:heading?:pitch?:) pitch
    MapKit|MapCameraBounds|Equatable Sendable|==(first:second:) init(centerCoordinateBounds:minimumDistance?:maximumDistance?:) init(minimumDistance?:maximumDistance?:)
    MapKit|MapCameraPosition|Equatable Sendable|==(lhs:rhs:) automatic camera camera(_:) fallbackPosition followsUserHeading followsUserLocation item item(_:allowsAutomaticPitch?:) positionedByUser rect rect(_:) region region(_:) userLocation(followsHeading?:fallback:)
    MapKit|MapCameraUpdateContext|Sendable|camera region
    MapKit|MapCameraUpdateFrequency|Hashable Sendable|continuous onEnd
    MapKit|MapCircle|PrimitiveMapContent|_resolve() init(_:) init(center:radius:) init(mapRect:)
    !MapKit|MapCircle||It is not drawn.
    MapKit|MapCompass|View|body init(scope?:)
    !MapKit|MapCompass||It is not shown: nothing is known of the person's location, and the map stays as it is.
    MapKit|MapContent||_resolve() annotationSubtitles(_:) annotationTitles(_:) body foregroundStyle(_:) mapItemDetailSelectionAccessory(_?:) mapOverlayLevel(level:) stroke(_:lineWidth?:) stroke(_:style:) tag(_:) tint(_:)
    MapKit|MapContentBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    MapKit|MapFeature|Hashable Sendable|FeatureKind coordinate kind pointOfInterestCategory title
    !MapKit|MapFeature||The map is empty, so that nobody can choose one.
    MapKit|MapFeature.FeatureKind|Hashable Sendable|physicalFeature pointOfInterest territory
    MapKit|MapInteractionModes|OptionSet Sendable|all init(rawValue:) pan pitch rawValue rotate zoom
    MapKit|MapItemDetailSelectionAccessoryStyle|Sendable|automatic callout caption sheet
    MapKit|MapMarker|MapAnnotationProtocol|_annotationData init(coordinate:tint?:)
    MapKit|MapPin|MapAnnotationProtocol|_annotationData init(coordinate:tint?:)
    MapKit|MapPitchSlider|View|body init(scope?:)
    !MapKit|MapPitchSlider||It is not shown: nothing is known of the person's location, and the map stays as it is.
    MapKit|MapPitchToggle|View|body init(scope?:)
    !MapKit|MapPitchToggle||It is not shown: nothing is known of the person's location, and the map stays as it is.
    MapKit|MapPolygon|PrimitiveMapContent|_resolve() init(_:) init(coordinates:) init(points:)
    !MapKit|MapPolygon||It is not drawn.
    MapKit|MapPolyline|PrimitiveMapContent|ContourStyle _resolve() init(_:) init(coordinates:contourStyle?:) init(points:contourStyle?:)
    !MapKit|MapPolyline||It is not drawn.
    MapKit|MapPolyline.ContourStyle|Hashable Sendable|geodesic straight
    MapKit|MapProxy||convert(_:from:) convert(_:to:)
    MapKit|MapReader|View|body init(content:)
    MapKit|MapScaleView|View|body init(anchorEdge?:scope?:)
    !MapKit|MapScaleView||It is not shown: nothing is known of the person's location, and the map stays as it is.
    MapKit|MapSelection|Hashable|feature init(_:) value
    MapKit|MapStyle|Sendable|Elevation StandardEmphasis hybrid hybrid(elevation?:pointsOfInterest?:showsTraffic?:) imagery imagery(elevation?:) standard standard(elevation?:emphasis?:pointsOfInterest?:showsTraffic?:)
    !MapKit|MapStyle||The map is empty in every style.
    MapKit|MapStyle.Elevation|Hashable Sendable|automatic flat realistic
    MapKit|MapStyle.StandardEmphasis|Hashable Sendable|automatic muted
    MapKit|MapUserLocationButton|View|body init(scope?:)
    !MapKit|MapUserLocationButton||It is not shown: nothing is known of the person's location, and the map stays as it is.
    MapKit|MapUserTrackingMode|Hashable Sendable|follow none
    MapKit|MapZoomStepper|View|body init(scope?:)
    !MapKit|MapZoomStepper||It is not shown: nothing is known of the person's location, and the map stays as it is.
    Charts|MarkDimension|ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Sendable|automatic fixed(_:) init(floatLiteral:) init(integerLiteral:) inset(_:) ratio(_:)
    !Charts|MarkDimension||What `automatic` is, Apple does not say: here seven tenths of the room of a category or unit, or eight points.
    Charts|MarkStackingMethod|Hashable Sendable|center normalized standard unstacked
    MapKit|Marker|PrimitiveMapContent|_resolve() init(_:coordinate:) init(_:image:coordinate:) init(_:monogram:coordinate:) init(_:systemImage:coordinate:) init(item:)
    !MapKit|Marker||A round mark without its picture.
    SwiftUI|MatchedGeometryProperties|OptionSet Sendable|frame init(rawValue:) position rawValue size
    SwiftUI|MatchedTransitionSourceConfiguration||background(_:) clipShape(_:) shadow(color?:radius:x?:y?:)
    !SwiftUI|MatchedTransitionSourceConfiguration||Pages are there at once, so nothing of it is seen.
    Nimble|Matcher|AsyncableMatcher|define(_?:matcher:) define(matcher:) defineNilable(_?:matcher:) init(_:) requireNonNil satisfies(_:) simple(_?:matcher:) simpleNilable(_?:matcher:)
    Nimble|MatcherResult|Sendable|init(bool:message:) init(status:message:) message status toBoolean(expectation:)
    Nimble|MatcherStatus|Equatable Sendable|doesNotMatch fail init(bool:) matches
    SwiftUI|Material|Sendable ShapeStyle|_paint(in:) bar regular thick thin ultraThick ultraThin
    !SwiftUI|Material||What is behind a material is seen through it, and not blurred.
    SwiftUI|MaterialActiveAppearance|Equatable Sendable|active automatic inactive matchWindow
    FoundationOverlay|Measurement||FormatStyle formatted() formatted(_:)
    FoundationOverlay|Measurement.FormatStyle|Foundation.FormatStyle|ByteCount UnitWidth format(_:) hidesScaleName init(width:locale?:usage?:hidesScaleName:numberFormatStyle?:) init(width:locale?:usage?:numberFormatStyle?:) locale locale(_:) numberFormatStyle usage width
    FoundationOverlay|Measurement.FormatStyle.ByteCount|Foundation.FormatStyle|allowedUnits format(_:) includesActualByteCount init(style:allowedUnits:spellsOutZero:includesActualByteCount:locale:) locale locale(_:) spellsOutZero style
    FoundationOverlay|Measurement.FormatStyle.UnitWidth|Codable Hashable Sendable|abbreviated narrow wide
    FoundationOverlay|MeasurementFormatUnitUsage|Codable Hashable Sendable|asProvided barometric focalLength food general liquid person personHeight personWeight rainfall road snowfall visibility weather wind workout
    FoundationOverlay|MeasurementFormatter|Formatter|UnitOptions init() init(coder:) locale numberFormatter string(for:) string(from:) unitOptions unitStyle
    !FoundationOverlay|MeasurementFormatter||A unit of another system than the locale's is turned into one of the locale's, as ICU prefers.
    FoundationOverlay|MeasurementFormatter.UnitOptions|OptionSet Sendable|init(rawValue:) naturalScale providedUnit rawValue temperatureWithoutUnit
    SwiftUI|Menu|CustomReflectable View|body customMirror init(_:) init(_:content:) init(_:content:primaryAction:) init(_:systemImage:content:) init(content:label:) init(content:label:primaryAction:)
    SwiftUI|MenuActionDismissBehavior|Equatable Sendable|automatic disabled enabled
    SwiftUI|MenuControlGroupStyle|ControlGroupStyle|init() makeBody(configuration:)
    SwiftUI|MenuOrder|Hashable Sendable|automatic fixed priority
    SwiftUI|MenuPickerStyle|PickerStyle|_kind init()
    SwiftUI|MenuStyle||automatic borderlessButton button makeBody(configuration:)
    !SwiftUI|MenuStyle||The framework's own styles look the same.
    SwiftUI|MenuStyle.Configuration|MenuStyleConfiguration|
    SwiftUI|MenuStyleConfiguration||Content Label
    SwiftUI|MenuStyleConfiguration.Content|View|body
    SwiftUI|MenuStyleConfiguration.Label|View|body
    SwiftUI|MeshGradient|PrimitiveView ShapeStyle|BezierPoint _makeNode(_:_:) _paint(in:) init(width:height:bezierPoints:colors:background?:smoothsColors?:colorSpace?:) init(width:height:points:colors:background?:smoothsColors?:colorSpace?:)
    !SwiftUI|MeshGradient||Drawn from above to below as the mean colours of its rows, each at the mean height of its points.
    SwiftUI|MeshGradient.BezierPoint|Equatable Sendable|bottomControlPoint init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:) leadingControlPoint position topControlPoint trailingControlPoint
    StoreKit|Message|Hashable Sendable|Reason messages reason
    StoreKit|Message.Reason|Hashable RawRepresentable Sendable|billingIssue generic init(rawValue:) priceIncreaseConsent rawValue winBackOffer
    CryptoKit|MessageAuthenticationCode|ContiguousBytes CustomStringConvertible Hashable Sendable Sequence|byteCount
    MessageUI|MessageComposeResult|Int Sendable|cancelled failed sent
    ObjectiveC|MessageForwarding|NSObject|responds(to:) windfallForward(_:_:passOn:) windfallForwardee
    ObjectiveC|MessageWatch||Failure Listener begin(_:to:listener:)
    !ObjectiveC|MessageWatch||Swift calls a method by an entry of its object's class, which is exchanged for code that tells. What is called directly, as methods of final classes and of extensions are, cannot be watched.
    ObjectiveC|MessageWatch.Failure|Error|calledDirectly noPlaceLeft notImplemented unreadable
    ObjectiveC|MessageWatch.Listener||init(willBeSent:wasSent:)
    ObjectiveC|MessageWatch.Lookup|(AnyObject)->Listener?|
    ObjectiveC|Method|OpaquePointer|
    ObjectiveC|MethodTable||add(_:) add(_:_:) add(classMethod:of:_:) add(code:of:in:) add(getter:of:_:) add(notifyingSetter:of:_:) add(setter:of:_:) addUnobserved(_:_:) implements(target:selector:) invoke(target:selector:arguments:) responds(target:selector:)
    !ObjectiveC|MethodTable||The lowering appends to each file one C function for each class, `windfall_methods_<Module>_<Class>`, which fills a table. It is looked for the first time that a class is asked for a name; nothing runs at start-up. The methods of private classes and of extensions in other files come from `windfall_category_methods_<Module>_<File>`, and those of all classes of a framework from `windfall_framework_methods_<Module>`. A property is two methods, its getter and its setter, so key-value coding finds it here as well: `@objc` properties, outlets and what is inspectable in Interface Builder. Whatever is set by name, `setValue(_:forKey:)` and `setValue(_:forKeyPath:)` included, becomes a value of the property's type: a number of another type, a raw value of an enumeration, an array of outlets.
    ObjectiveC|MethodTableOwner|AnyObject SendableMetatype|windfallFill(_:)
    ObjectiveC|MethodTableOwner1|AnyObject SendableMetatype|windfallFill1(_:)
    ObjectiveC|MethodTableOwner2|AnyObject SendableMetatype|windfallFill2(_:)
    ObjectiveC|MethodTableOwner3|AnyObject SendableMetatype|windfallFill3(_:)
    SwiftData|MigrationStage||custom lightweight
    TipKit|MiniTipViewStyle|TipViewStyle|init() makeBody(configuration:)
    SwiftData|ModelActor|Actor|modelContainer modelContext modelExecutor subscript(_:as:) unownedExecutor
    SwiftData|ModelConfiguration|CustomDebugStringConvertible Hashable Identifiable Sendable|==(lhs:rhs:) CloudKitDatabase GroupContainer allowsSave cloudKitContainerIdentifier cloudKitDatabase debugDescription groupAppContainerIdentifier groupContainer hash(into:) id init(_?:schema?:isStoredInMemoryOnly?:allowsSave?:groupContainer?:cloudKitDatabase?:) init(_?:schema?:url:allowsSave?:cloudKitDatabase?:) init(for?:isStoredInMemoryOnly?:) init(isStoredInMemoryOnly?:) isStoredInMemoryOnly name schema url
    !SwiftData|ModelConfiguration||Groups of apps share nothing here, and there is no cloud: what names them is kept and has no effect.
    SwiftData|ModelConfiguration.CloudKitDatabase|Hashable Sendable|automatic none private(_:)
    SwiftData|ModelConfiguration.GroupContainer|Hashable Sendable|automatic identifier(_:) none
    SwiftData|ModelContainer|Equatable Sendable|==(lhs:rhs:) configurations deleteAllData() erase() init(for:migrationPlan?:configurations:) init(for:migrationPlan?:configurations?:) init(for?:migrationPlan?:configurations?:) mainContext migrationPlan schema
    SwiftData|ModelContext|Equatable SendableMetatype|==(lhs:rhs:) NotificationKey author autosaveEnabled changedModelsArray container delete(_:) delete(model:where?:includeSubclasses?:) deleteHistory(_:) deletedModelsArray didSave enumerate(_:batchSize?:allowEscapingMutations?:block:) fetch(_:) fetch(_:batchSize:) fetchCount(_:) fetchHistory(_:) fetchIdentifiers(_:) fetchIdentifiers(_:batchSize:) hasChanges init(_:) insert(_:) insertedModelsArray model(for:) processPendingChanges() registeredModel(for:) rollback() save() transaction(block:) undoManager willSave
    SwiftData|ModelContext.NotificationKey|String|deletedIdentifiers insertedIdentifiers invalidatedAllIdentifiers queryGeneration updatedIdentifiers
    SwiftData|ModelExecutor|Executor|modelContext
    SwiftData|ModelStorage|BackingData|init(for:) metadata persistentModelID
    SwiftUI|ModifiedContent|ModifiedView View ViewList ViewModifier|_makeNode(_:_:) body body(content:) content init(content:modifier:) modifier
    SwiftUI|ModifiedContent.Body|Never|
    SwiftUI|MoveKeyframe|PrimitiveKeyframeTrackContent|_lastValue init(_:)
    SwiftUI|MoveTransition|Transition|body(content:phase:) edge init(edge:)
    SwiftUI|MultiDatePicker|CustomReflectable View|body customMirror init(_:selection:) init(_:selection:in:) init(selection:in:label:) init(selection:label:)
    !SwiftUI|MultiDatePicker||The label is what the calendar is called; it is not drawn.
    FoundationOverlay|MutableCollection||move(fromOffsets:toOffset:) sort(using:)
    Nimble|NMBCollection||count
    Nimble|NMBContainer||contains(_:)
    Nimble|NMBDoubleConvertible||doubleValue
    Nimble|NMBExceptionCapture||init(handler:finally:) tryBlock(_:)
    Nimble|NMBOrderedCollection|NMBCollection|object(at:)
    Nimble|NMBWait||throwableUntil(timeout:fileID?:file?:line?:column?:action:) until(timeout:fileID?:file?:line?:column?:action:)
    CloudKit|NSArray|CKRecordValueProtocol NMBContainer NMBOrderedCollection RecordValueObject TestOutputStringConvertible __CKRecordObjCValue|shuffled() shuffled(using:) testDescription
    CoreData|NSAsynchronousFetchRequest|NSPersistentStoreRequest RunnableRequest|estimatedResultCount fetchRequest init(fetchRequest:completionBlock?:)
    CoreData|NSAsynchronousFetchResult|NSPersistentStoreAsynchronousResult|fetchRequest finalResult
    CoreData|NSAttributeDescription|NSPropertyDescription Sendable|AttributeType allowsCloudEncryption allowsExternalBinaryDataStorage attributeType attributeValueClassName defaultValue preservesValueInHistoryOnDeletion type valueTransformerName
    CoreData|NSAttributeDescription.AttributeType|Hashable RawRepresentable Sendable|binaryData boolean composite date decimal double float init(rawValue:) integer16 integer32 integer64 objectID rawValue string transformable undefined uri uuid
    CoreData|NSAttributeType|Sendable UInt|URIAttributeType UUIDAttributeType binaryDataAttributeType booleanAttributeType compositeAttributeType dateAttributeType decimalAttributeType doubleAttributeType floatAttributeType integer16AttributeType integer32AttributeType integer64AttributeType objectIDAttributeType stringAttributeType transformableAttributeType undefinedAttributeType
    FoundationOverlay|NSAttributedString||DocumentAttributeKey DocumentReadingOptionKey DocumentType TextEffectStyle boundingRect(with:options?:context:) data(from:documentAttributes?:) draw(at:) draw(in:) draw(with:options?:context:) init(_:) init(attachment:) init(data:options?:documentAttributes:) init(url:options?:documentAttributes:) size()
    UIKit|NSAttributedString.DocumentAttributeKey|Hashable RawRepresentable Sendable|characterEncoding defaultAttributes defaultTabInterval documentType hyphenationFactor init(rawValue:) paperSize rawValue viewMode
    UIKit|NSAttributedString.DocumentReadingOptionKey|Hashable RawRepresentable Sendable|characterEncoding defaultAttributes documentType init(rawValue:) rawValue
    UIKit|NSAttributedString.DocumentType|Hashable RawRepresentable Sendable|html init(rawValue:) plain rawValue rtf rtfd
    UIKit|NSAttributedString.Key||accessibilitySpeechIPANotation accessibilitySpeechLanguage accessibilitySpeechPitch accessibilitySpeechPunctuation accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut accessibilityTextCustom accessibilityTextHeadingLevel accessibilityTextualContext attachment backgroundColor baselineOffset expansion font foregroundColor kern ligature link obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle writingDirection
    UIKit|NSAttributedString.TextEffectStyle|Hashable RawRepresentable Sendable|init(rawValue:) letterpressStyle rawValue
    UIKit|NSAttributedStringKey|NSAttributedString.Key|
    CoreData|NSBatchDeleteRequest|NSPersistentStoreRequest|fetchRequest init(fetchRequest:) init(objectIDs:) requestType resultType
    CoreData|NSBatchDeleteRequestResultType|Sendable UInt|resultTypeCount resultTypeObjectIDs resultTypeStatusOnly
    CoreData|NSBatchDeleteResult|NSPersistentStoreResult|result resultType
    CoreData|NSBatchInsertRequest|NSPersistentStoreRequest|dictionaryHandler entity entityName init(entity:dictionaryHandler:) init(entity:managedObjectHandler:) init(entity:objects:) init(entityName:dictionaryHandler:) init(entityName:managedObjectHandler:) init(entityName:objects:) managedObjectHandler objectsToInsert requestType resultType
    CoreData|NSBatchInsertRequestResultType|Sendable UInt|count objectIDs statusOnly
    CoreData|NSBatchInsertResult|NSPersistentStoreResult|result resultType
    CoreData|NSBatchUpdateRequest|NSPersistentStoreRequest|entity entityName includesSubentities init(entity:) init(entityName:) predicate propertiesToUpdate requestType resultType
    CoreData|NSBatchUpdateRequestResultType|Sendable UInt|statusOnlyResultType updatedObjectIDsResultType updatedObjectsCountResultType
    CoreData|NSBatchUpdateResult|NSPersistentStoreResult|result resultType
    FoundationOverlay|NSCalendar||nextWeekendStart(_:interval:options?:after:) range(of:start:interval:for:) range(ofWeekendStart:interval:containing:)
    FoundationOverlay|NSCoder||cgAffineTransform(for:) cgPoint(for:) cgRect(for:) cgSize(for:) cgVector(for:) string(for:)
    UIKit|NSCollectionLayoutAnchor|NSObject|edges init(edges:) init(edges:absoluteOffset:) init(edges:fractionalOffset:) isAbsoluteOffset isFractionalOffset offset
    UIKit|NSCollectionLayoutBoundarySupplementaryItem|NSCollectionLayoutSupplementaryItem|alignment extendsBoundary init(layoutSize:elementKind:alignment:) init(layoutSize:elementKind:alignment:absoluteOffset:) offset pinToVisibleBounds
    UIKit|NSCollectionLayoutContainer|NSObjectProtocol|contentInsets contentSize effectiveContentInsets effectiveContentSize
    UIKit|NSCollectionLayoutDecorationItem|NSCollectionLayoutItem|background(elementKind:) elementKind zIndex
    UIKit|NSCollectionLayoutDimension|NSObject|absolute(_:) dimension estimated(_:) fractionalHeight(_:) fractionalWidth(_:) isAbsolute isEstimated isFractionalHeight isFractionalWidth
    UIKit|NSCollectionLayoutEdgeSpacing|NSObject|bottom init(leading:top:trailing:bottom:) leading top trailing
    UIKit|NSCollectionLayoutEnvironment|NSObjectProtocol|container traitCollection
    UIKit|NSCollectionLayoutGroup|NSCollectionLayoutItem|custom(layoutSize:itemProvider:) horizontal(layoutSize:repeatingSubitem:count:) horizontal(layoutSize:subitem:count:) horizontal(layoutSize:subitems:) interItemSpacing subitems supplementaryItems vertical(layoutSize:repeatingSubitem:count:) vertical(layoutSize:subitem:count:) vertical(layoutSize:subitems:)
    UIKit|NSCollectionLayoutGroupCustomItem|NSObject|frame init(frame:zIndex?:) zIndex
    UIKit|NSCollectionLayoutGroupCustomItemProvider|(_layoutEnvironment:anyNSCollectionLayoutEnvironment)->[NSCollectionLayoutGroupCustomItem]|
    UIKit|NSCollectionLayoutItem|NSObject|contentInsets edgeSpacing init(layoutSize:) init(layoutSize:supplementaryItems:) layoutSize supplementaryItems
    UIKit|NSCollectionLayoutSection|NSObject|boundarySupplementaryItems contentInsets decorationItems init(group:) interGroupSpacing list(using:layoutEnvironment:) orthogonalScrollingBehavior supplementariesFollowContentInsets
    UIKit|NSCollectionLayoutSize|NSObject|heightDimension init(widthDimension:heightDimension:) widthDimension
    UIKit|NSCollectionLayoutSpacing|NSObject|fixed(_:) flexible(_:) isFixedSpacing isFlexibleSpacing spacing
    UIKit|NSCollectionLayoutSupplementaryItem|NSCollectionLayoutItem|containerAnchor elementKind init(layoutSize:elementKind:containerAnchor:) init(layoutSize:elementKind:containerAnchor:itemAnchor:) itemAnchor zIndex
    FoundationOverlay|NSComparator|(Any,Any)->ComparisonResult|
    FoundationOverlay|NSComparisonPredicate|NSPredicate|Modifier Operator Options comparisonPredicateModifier copy(with?:) description evaluate(with:) evaluate(with:substitutionVariables:) hash init(leftExpression:rightExpression:modifier:type:options?:) isEqual(_:) leftExpression options predicateFormat predicateOperatorType rightExpression
    FoundationOverlay|NSComparisonPredicate.Modifier|Sendable UInt|all any direct
    FoundationOverlay|NSComparisonPredicate.Operator|Sendable UInt|beginsWith between contains endsWith equalTo greaterThan greaterThanOrEqualTo in lessThan lessThanOrEqualTo like matches notEqualTo
    FoundationOverlay|NSComparisonPredicate.Options|OptionSet Sendable|caseInsensitive diacriticInsensitive init(rawValue:) normalized rawValue
    CoreData|NSCompositeAttributeDescription|NSAttributeDescription Sendable|elements
    CoreData|NSConstraintConflict|NSObject Sendable|conflictingObjects conflictingSnapshots constraint constraintValues databaseObject databaseSnapshot init()
    CoreData|NSCoreDataCoreSpotlightDelegate|NSObject|domainIdentifier() indexName() init(forStoreWith:coordinator:) isIndexingEnabled startSpotlightIndexing() stopSpotlightIndexing()
    !CoreData|NSCoreDataCoreSpotlightDelegate||There is no index that could be searched: it is told to begin and to end, as where Spotlight is switched off.
    CoreData|NSCustomMigrationStage|NSMigrationStage|currentModel didMigrateHandler init(migratingFrom:to:) nextModel willMigrateHandler
    CloudKit|NSData|CKRecordValueProtocol RecordValueObject __CKRecordObjCValue|CompressionAlgorithm compressed(using:) decompressed(using:)
    Compression|NSData.CompressionAlgorithm|Int Sendable|lz4 lzfse lzma zlib
    !Compression|NSData.CompressionAlgorithm||Only `zlib` is there; the others throw the error of data that cannot be compressed.
    FoundationOverlay|NSData.ReadingOptions||dataReadingMapped mappedRead uncachedRead
    FoundationOverlay|NSData.WritingOptions||atomicWrite
    UIKit|NSDataAsset|NSObject Sendable|data init(name:) init(name:bundle:) name typeIdentifier
    UIKit|NSDataAssetName|String|
    FoundationOverlay|NSDataDetector|NSObject Sendable|checkingTypes enumerateMatches(in:options?:range:using:) firstMatch(in:options?:range:) init(types:) matches(in:options?:range:) numberOfMatches(in:options?:range:) rangeOfFirstMatch(in:options?:range:) windfallEnumerateMatches(in:options?:range:using:)
    !FoundationOverlay|NSDataDetector||Finds links, addresses of mail among them, and phone numbers. It is no `NSRegularExpression`, whose methods cannot be overridden on Linux, but has the same ones.
    CloudKit|NSDate|CKRecordValueProtocol NMBDoubleConvertible TestOutputStringConvertible __CKRecordObjCValue|doubleValue testDescription
    CoreData|NSDeleteRule|Sendable UInt|cascadeDeleteRule denyDeleteRule noActionDeleteRule nullifyDeleteRule
    CoreData|NSDerivedAttributeDescription|NSAttributeDescription Sendable|derivationExpression
    !CoreData|NSDerivedAttributeDescription||Derived when the object is saved.
    Nimble|NSDictionary|NMBCollection|
    UIKit|NSDiffableDataSourceSectionSnapshot|Sendable|append(_:to?:) collapse(_:) contains(_:) delete(_:) deleteAll() expand(_:) index(of:) init() insert(_:after:) insert(_:before:) isExpanded(_:) isVisible(_:) items level(of:) parent(of:) replace(childrenOf:using:) rootItems snapshot(of:includingParent?:) visibleItems
    !UIKit|NSDiffableDataSourceSectionSnapshot||Changes take time that grows with the section.
    UIKit|NSDiffableDataSourceSectionTransaction||difference finalSnapshot initialSnapshot sectionIdentifier
    UIKit|NSDiffableDataSourceSnapshot|Sendable|appendItems(_:toSection?:) appendSections(_:) deleteAllItems() deleteItems(_:) deleteSections(_:) indexOfItem(_:) indexOfSection(_:) init() insertItems(_:afterItem:) insertItems(_:beforeItem:) insertSections(_:afterSection:) insertSections(_:beforeSection:) itemIdentifiers itemIdentifiers(inSection:) moveItem(_:afterItem:) moveItem(_:beforeItem:) moveSection(_:afterSection:) moveSection(_:beforeSection:) numberOfItems numberOfItems(inSection:) numberOfSections reconfigureItems(_:) reconfiguredItemIdentifiers reloadItems(_:) reloadSections(_:) reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier(containingItem:) sectionIdentifiers
    !UIKit|NSDiffableDataSourceSnapshot||Finding an item's place takes time that grows with its section, everything else only with what is changed.
    UIKit|NSDiffableDataSourceSnapshotReference|NSObject|init() itemIdentifiers numberOfItems numberOfSections reconfiguredItemIdentifiers reloadedItemIdentifiers sectionIdentifiers
    !UIKit|NSDiffableDataSourceSnapshotReference||It is cast to the snapshot that it stands for, which the lowering makes a call of `windfallSnapshot`.
    UIKit|NSDiffableDataSourceTransaction||difference finalSnapshot initialSnapshot sectionTransactions
    UIKit|NSDirectionalEdgeInsets|Codable Hashable Sendable|bottom init() init(_:) init(top:leading:bottom:trailing:) leading top trailing zero
    UIKit|NSDirectionalRectEdge|Hashable OptionSet Sendable|all bottom init(rawValue:) leading rawValue top trailing
    FoundationOverlay|NSDiscardableContent|AnyObject|beginContentAccess() discardContentIfPossible() endContentAccess() isContentDiscarded()
    CoreData|NSEntityDescription|EntityReferring NSCopying NSObject Sendable|attributesByName copy(with?:) description entity(forEntityName:in:) indexes init() insertNewObject(forEntityName:into:) isAbstract isKindOf(entity:) managedObjectClassName managedObjectModel name properties propertiesByName referredEntity relationships(forDestination:) relationshipsByName renamingIdentifier subentities subentitiesByName superentity uniquenessConstraints userInfo versionHash versionHashModifier
    CoreData|NSEntityMapping|NSObject|attributeMappings description destinationEntityName destinationEntityVersionHash entityMigrationPolicyClassName init() mappingType name relationshipMappings sourceEntityName sourceEntityVersionHash sourceExpression userInfo
    CoreData|NSEntityMappingType|Sendable UInt|addEntityMappingType copyEntityMappingType customEntityMappingType removeEntityMappingType transformEntityMappingType undefinedEntityMappingType
    CoreData|NSEntityMigrationPolicy|NSObject PredicateSubject|begin(_:with:) createDestinationInstances(forSource:in:manager:) createRelationships(forDestination:in:manager:) end(_:manager:) endInstanceCreation(forMapping:manager:) endRelationshipCreation(forMapping:manager:) init() performCustomValidation(forMapping:manager:) predicateValue(forKey:) predicateValue(ofMessage:arguments:)
    FoundationOverlay|NSErrorPointer|AutoreleasingUnsafeMutablePointer<NSError?>? UnsafeMutablePointer<NSError?>?|
    FoundationOverlay|NSException|NSObject Sendable|description init(name:reason:userInfo?:) name raise() raise(_:format:arguments:) reason userInfo
    !FoundationOverlay|NSException||Only Nimble catches exceptions; one that nothing catches ends the process.
    FoundationOverlay|NSExceptionName||destinationInvalidException genericException inconsistentArchiveException internalInconsistencyException invalidArgumentException invalidReceivePortException invalidSendPortException mallocException objectInaccessibleException objectNotAvailableException oldStyleException portReceiveException portSendException portTimeoutException rangeException undefinedKeyException
    FoundationOverlay|NSExpression|NSCopying NSObject|ExpressionType arguments collection constantValue copy(with?:) description expressionForEvaluatedObject() expressionType expressionValue(with:context:) false function hash init(forAggregate:) init(forConditional:trueExpression:falseExpression:) init(forConstantValue:) init(forFunction:arguments:) init(forFunction:selectorName:arguments:) init(forIntersectSet:with:) init(forKeyPath:) init(forMinusSet:with:) init(forSubquery:usingIteratorVariable:predicate:) init(forUnionSet:with:) init(forVariable:) init(format:_?:) init(format:argumentArray:) isEqual(_:) keyPath left operand predicate right true variable
    !FoundationOverlay|NSExpression||There are no blocks, fetches and keys of any name.
    FoundationOverlay|NSExpression.ExpressionType|Sendable UInt|aggregate conditional constantValue evaluatedObject function intersectSet keyPath minusSet subquery unionSet variable
    CoreData|NSExpressionDescription|NSPropertyDescription Sendable|expression expressionResultType resultType
    CoreData|NSFetchIndexDescription|NSCopying NSObject Sendable|copy(with?:) elements entity init(name:elements:) name partialIndexPredicate
    CoreData|NSFetchIndexElementDescription|NSCopying NSObject Sendable|collationType copy(with?:) indexDescription init(property:collationType:) isAscending property propertyName
    CoreData|NSFetchIndexElementType|Sendable UInt|binary rTree
    CoreData|NSFetchRequest|NSPersistentStoreRequest PredicateSubject RunnableRequest Sendable|copy(with?:) description entity entityName execute() fetchBatchSize fetchLimit fetchOffset havingPredicate includesPendingChanges includesPropertyValues includesSubentities init() init(entityName:) predicate predicateValue(forKey:) predicateValue(ofMessage:arguments:) propertiesToFetch propertiesToGroupBy relationshipKeyPathsForPrefetching resultType returnsDistinctResults returnsObjectsAsFaults shouldRefreshRefetchedObjects sortDescriptors
    CoreData|NSFetchRequestResult|NSObject|
    CoreData|NSFetchRequestResultType|OptionSet Sendable|countResultType dictionaryResultType init(rawValue:) managedObjectIDResultType managedObjectResultType rawValue
    CoreData|NSFetchedPropertyDescription|NSPropertyDescription Sendable|fetchRequest
    CoreData|NSFetchedResultsChangeType|Sendable UInt|delete insert move update
    CoreData|NSFetchedResultsController|NSObject|cacheName delegate deleteCache(withName:) fetchRequest fetchedObjects indexPath(forObject:) init() init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:) managedObjectContext object(at:) performFetch() section(forSectionIndexTitle:at:) sectionIndexTitle(forSectionName:) sectionIndexTitles sectionNameKeyPath sections
    CoreData|NSFetchedResultsControllerDelegate|NSObjectProtocol|controller(_:didChange:at:for:newIndexPath:) controller(_:didChange:atSectionIndex:for:) controller(_:didChangeContentWith:) controller(_:sectionIndexTitleForSectionName:) controllerDidChangeContent(_:) controllerWillChangeContent(_:)
    CoreData|NSFetchedResultsSectionInfo||indexTitle name numberOfObjects objects
    FoundationOverlay|NSFileCoordinator|NSObject|ReadingOptions WritingOptions addFilePresenter(_:) cancel() coordinate(readingItemAt:options?:error:byAccessor:) coordinate(readingItemAt:options?:writingItemAt:options?:error:byAccessor:) coordinate(writingItemAt:options?:error:byAccessor:) coordinate(writingItemAt:options?:writingItemAt:options?:error:byAccessor:) filePresenters init(filePresenter?:) item(at:didMoveTo:) item(at:willMoveTo:) purposeIdentifier removeFilePresenter(_:)
    !FoundationOverlay|NSFileCoordinator||It coordinates the threads of this process. Presenters are told of what was written, moved and deleted; they are not asked to give a file away or to save it first.
    FoundationOverlay|NSFileCoordinator.ReadingOptions|OptionSet Sendable|forUploading immediatelyAvailableMetadataOnly init(rawValue:) rawValue resolvesSymbolicLink withoutChanges
    FoundationOverlay|NSFileCoordinator.WritingOptions|OptionSet Sendable|contentIndependentMetadataOnly forDeleting forMerging forMoving forReplacing init(rawValue:) rawValue
    FoundationOverlay|NSFilePresenter|AnyObject|accommodatePresentedItemDeletion(completionHandler:) accommodatePresentedItemEviction(completionHandler:) accommodatePresentedSubitemDeletion(at:completionHandler:) observedPresentedItemUbiquityAttributes presentedItemDidChange() presentedItemDidChangeUbiquityAttributes(_:) presentedItemDidGain(_:) presentedItemDidLose(_:) presentedItemDidMove(to:) presentedItemDidResolveConflict(_:) presentedItemOperationQueue presentedItemURL presentedSubitem(at:didGain:) presentedSubitem(at:didLose:) presentedSubitem(at:didMoveTo:) presentedSubitem(at:didResolve:) presentedSubitemDidAppear(at:) presentedSubitemDidChange(at:) relinquishPresentedItem(toReader:) relinquishPresentedItem(toWriter:) savePresentedItemChanges(completionHandler:)
    !FoundationOverlay|NSFilePresenter||Those of a folder hear nothing of the files in it, and nobody hears of versions, of iCloud and of its attributes.
    FoundationOverlay|NSFileVersion|NSObject|currentVersionOfItem(at:) hasLocalContents isConflict isResolved localizedName localizedNameOfSavingComputer modificationDate otherVersionsOfItem(at:) remove() removeOtherVersionsOfItem(at:) unresolvedConflictVersionsOfItem(at:) url
    !FoundationOverlay|NSFileVersion||Without iCloud a file has its current version and no other.
    FoundationOverlay|NSHashTable|NSObject|add(_:) allObjects anyObject contains(_:) count init() init(options?:capacity?:) intersect(_:) intersects(_:) isSubset(of:) member(_:) minus(_:) objectEnumerator() remove(_:) removeAllObjects() setRepresentation union(_:) weakObjects()
    !FoundationOverlay|NSHashTable||Objects are listed in the order in which they were added.
    UIKit|NSIndexPath||init(item:section:) init(row:section:) item row section
    Nimble|NSIndexSet|NMBCollection TestOutputStringConvertible|testDescription
    FoundationOverlay|NSInteger|Int|
    FoundationOverlay|NSItemProvider|NSObject Sendable|ErrorCode canLoadObject(ofClass:) errorDomain hasItemConformingToTypeIdentifier(_:) init() init(contentsOf:) init(item:typeIdentifier:) init(object:) loadDataRepresentation(forTypeIdentifier:completionHandler:) loadFileRepresentation(forTypeIdentifier:completionHandler:) loadItem(forTypeIdentifier:options?:completionHandler?:) loadObject(ofClass:completionHandler:) loadTransferable(type:completionHandler:) register(_:) registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:) registerObject(_:visibility:) registeredTypeIdentifiers suggestedName
    !FoundationOverlay|NSItemProvider||Knows the usual types of images, texts, links, films and documents and what they are kinds of; any other type is only a kind of itself.
    FoundationOverlay|NSItemProvider.CompletionHandler|((anyNSSecureCoding)?,(anyError)?)->Void|
    FoundationOverlay|NSItemProvider.ErrorCode|Error Int Sendable|itemUnavailableError unavailableCoercionError unexpectedValueClassError unknownError
    FoundationOverlay|NSItemProviderReading|NSObjectProtocol SendableMetatype|object(withItemProviderData:typeIdentifier:) readableTypeIdentifiersForItemProvider
    FoundationOverlay|NSItemProviderRepresentationVisibility|Int Sendable|all group ownProcess team
    !FoundationOverlay|NSItemProviderRepresentationVisibility||There are no other apps that could see anything.
    FoundationOverlay|NSItemProviderWriting|NSObjectProtocol|itemProviderVisibilityForRepresentation(withTypeIdentifier:) loadData(withTypeIdentifier:forItemProviderCompletionHandler:) writableTypeIdentifiersForItemProvider
    ObjectiveC|NSKeyValueChange|Sendable UInt|insertion removal replacement setting
    ObjectiveC|NSKeyValueChangeKey|Hashable RawRepresentable Sendable|indexesKey init(rawValue:) kindKey newKey notificationIsPriorKey oldKey rawValue
    ObjectiveC|NSKeyValueObservation|NSObject Sendable|invalidate()
    ObjectiveC|NSKeyValueObservedChange||indexes isPrior kind newValue oldValue
    ObjectiveC|NSKeyValueObservedChange.Kind|NSKeyValueChange|
    ObjectiveC|NSKeyValueObservingOptions|OptionSet Sendable|init(rawValue:) initial new old prior rawValue
    UIKit|NSLayoutAnchor|NSObject|constraint(equalTo:) constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:) constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:) constraint(lessThanOrEqualTo:constant:) hash isEqual(_:) item name
    UIKit|NSLayoutAttribute|NSLayoutConstraint.Attribute|
    UIKit|NSLayoutConstraint|NSObject|Attribute Axis FormatOptions Relation activate(_:) awakeFromNib() constant constraints(withVisualFormat:options?:metrics:views:) deactivate(_:) description firstAnchor firstAttribute firstItem identifier init() init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) isActive multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
    UIKit|NSLayoutConstraint.Attribute|Int Sendable|bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
    UIKit|NSLayoutConstraint.Axis|Int Sendable|horizontal vertical
    UIKit|NSLayoutConstraint.FormatOptions|Hashable OptionSet Sendable|alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing directionLeadingToTrailing directionLeftToRight directionRightToLeft init(rawValue:) rawValue spacingBaselineToBaseline spacingEdgeToEdge
    UIKit|NSLayoutConstraint.Relation|Int Sendable|equal greaterThanOrEqual lessThanOrEqual
    UIKit|NSLayoutDimension|NSLayoutAnchor|constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:) constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:) constraint(greaterThanOrEqualTo:multiplier:constant:) constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:) constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:)
    UIKit|NSLayoutFormatOptions|NSLayoutConstraint.FormatOptions|
    UIKit|NSLayoutManager|NSObject|addTextContainer(_:) boundingRect(forGlyphRange:in:) characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForGlyph(at:) characterRange(forGlyphRange:actualGlyphRange:) drawGlyphs(forGlyphRange:at:) ensureLayout(for:) enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:) enumerateLineFragments(forGlyphRange:using:) glyphIndex(for:in:) glyphIndexForCharacter(at:) glyphRange(for:) glyphRange(forCharacterRange:actualCharacterRange:) init() invalidateLayout(forCharacterRange:actualCharacterRange:) lineFragmentRect(forGlyphAt:effectiveRange:) lineFragmentUsedRect(forGlyphAt:effectiveRange:) numberOfGlyphs removeTextContainer(at:) textContainers textStorage usedRect(for:)
    UIKit|NSLayoutRelation|NSLayoutConstraint.Relation|
    UIKit|NSLayoutXAxisAnchor|NSLayoutAnchor|anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:) constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    UIKit|NSLayoutYAxisAnchor|NSLayoutAnchor|anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:) constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    CoreData|NSLightweightMigrationStage|NSMigrationStage|init(_:) versionChecksums
    UIKit|NSLineBreakMode|Int Sendable|byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
    FoundationOverlay|NSLocale||alternateQuotationBeginDelimiter alternateQuotationEndDelimiter collationIdentifier collatorIdentifier countryCode currencyCode currencySymbol decimalSeparator groupingSeparator languageCode languageIdentifier localeIdentifier localizedString(forCollationIdentifier:) localizedString(forCollatorIdentifier:) localizedString(forCountryCode:) localizedString(forCurrencyCode:) localizedString(forLanguageCode:) localizedString(forLocaleIdentifier:) localizedString(forScriptCode:) localizedString(forVariantCode:) quotationBeginDelimiter quotationEndDelimiter regionCode scriptCode usesMetricSystem variantCode
    CoreData|NSManagedObject|NSObject ObjectReferring ObservableObject PredicateSubject _NSFetchRequestResult|awake(fromSnapshotEvents:) awakeFromFetch() awakeFromInsert() changedValues() changedValuesForCurrentEvent() committedValues(forKeys:) contextShouldIgnoreUnmodeledPropertyChanges description didAccessValue(forKey:) didChangeValue(forKey:) didSave() didTurnIntoFault() entity entity() faultingState fetchRequest() hasChanges hasFault(forRelationshipNamed:) hasPersistentChangedValues init() init(context:) init(entity:insertInto:) isDeleted isFault isInserted isUpdated managedObjectContext mutableOrderedSetValue(forKey:) mutableSetValue(forKey:) objectID objectIDs(forRelationshipNamed:) objectWillChange predicateDescription predicateIdentity predicateValue(forKey:) prepareForDeletion() primitiveValue(forKey:) referredObject setPrimitiveValue(_:forKey:) setValue(_:forKey:) setValue(_:forUndefinedKey:) validateForDelete() validateForInsert() validateForUpdate() validateValue(_:forKey:) value(forKey:) value(forUndefinedKey:) willAccessValue(forKey:) willChangeValue(forKey:) willSave() willTurnIntoFault() windfallManagedCall(_:_:) windfallManagedValue(_:) windfallSetManagedValue(_:_:)
    CoreData|NSManagedObjectContext|NSObject Sendable|ConcurrencyType NotificationKey ScheduledTaskType __execute(_:) __fetch(_:) assign(_:to:) automaticallyMergesChangesFromParent concurrencyType count(for:) delete(_:) deletedObjects didChangeObjectsNotification didMergeChangesObjectIDsNotification didSaveObjectIDsNotification didSaveObjectsNotification execute(_:) existingObject(with:) fetch(_:) hasChanges init(_:) init(concurrencyType:) insert(_:) insertedObjects mergeChanges(fromContextDidSave:) mergeChanges(fromRemoteContextSave:into:) mergePolicy name object(with:) obtainPermanentIDs(for:) parent perform(_:) perform(schedule?:_:) performAndWait(_:) persistentStoreCoordinator processPendingChanges() propagatesDeletesAtEndOfEvent queryGenerationToken redo() refresh(_:mergeChanges:) refreshAllObjects() registeredObject(for:) registeredObjects reset() retainsRegisteredObjects rollback() save() setQueryGenerationFrom(_:) shouldDeleteInaccessibleFaults shouldHandleInaccessibleFault(_:for:triggeredByProperty:) stalenessInterval transactionAuthor undo() undoManager updatedObjects userInfo willSaveObjectsNotification
    CoreData|NSManagedObjectContext.ConcurrencyType|Sendable|mainQueue privateQueue
    CoreData|NSManagedObjectContext.NotificationKey|Sendable String|deletedObjectIDs deletedObjects insertedObjectIDs insertedObjects invalidatedAllObjects invalidatedObjectIDs invalidatedObjects queryGeneration refreshedObjectIDs refreshedObjects sourceContext updatedObjectIDs updatedObjects
    CoreData|NSManagedObjectContext.ScheduledTaskType|Sendable|enqueued immediate
    CoreData|NSManagedObjectContextConcurrencyType|Sendable UInt|confinementConcurrencyType mainQueueConcurrencyType privateQueueConcurrencyType
    CoreData|NSManagedObjectID|NSCopying NSObject ObjectReferring PredicateSubject Sendable|copy(with?:) description entity hash isEqual(_:) isTemporaryID persistentStore predicateIdentity predicateValue(forKey:) referredObject uriRepresentation()
    CoreData|NSManagedObjectModel|NSCopying NSObject Sendable|checksumsForVersionedModel(at:) configurations copy(with?:) entities entities(forConfigurationName:) entitiesByName entityVersionHashesByName fetchRequestFromTemplate(withName:substitutionVariables:) fetchRequestTemplate(forName:) fetchRequestTemplatesByName hash init() init(byMerging:) init(byMerging:forStoreMetadata:) init(contentsOf:) isConfiguration(withName:compatibleWithStoreMetadata:) isEqual(_:) localizationDictionary mergedModel(from:) mergedModel(from:forStoreMetadata:) setEntities(_:forConfigurationName:) setFetchRequestTemplate(_:forName:) versionChecksum versionIdentifiers
    CoreData|NSManagedObjectModelReference|NSObject|init(entityVersionHashes:in:versionChecksum:) init(fileURL:versionChecksum:) init(model:versionChecksum:) init(name:in:versionChecksum:) resolvedModel versionChecksum
    FoundationOverlay|NSMapTable|NSObject|count dictionaryRepresentation() init() init(keyOptions?:valueOptions?:capacity?:) keyEnumerator() object(forKey:) objectEnumerator() removeAllObjects() removeObject(forKey:) setObject(_:forKey:) strongToStrongObjects() strongToWeakObjects() weakToStrongObjects() weakToWeakObjects()
    !FoundationOverlay|NSMapTable||A value whose key is gone is let go when the table is next used. Keys are listed in the order in which they came.
    CoreData|NSMappingModel|NSObject|entityMappings entityMappingsByName hash inferredMappingModel(forSourceModel:destinationModel:) init() init(contentsOf:) init(from:forSourceModel:destinationModel:) isEqual(_:)
    CoreData|NSMergeConflict|NSObject Sendable|cachedSnapshot newVersionNumber objectSnapshot oldVersionNumber persistedSnapshot sourceObject
    CoreData|NSMergePolicy|NSObject Sendable|error init(merge:) mergeByPropertyObjectTrump mergeByPropertyStoreTrump mergeType overwrite resolve(constraintConflicts:) resolve(mergeConflicts:) resolve(optimisticLockingConflicts:) rollback
    CoreData|NSMergePolicyType|Sendable UInt|errorMergePolicyType mergeByPropertyObjectTrumpMergePolicyType mergeByPropertyStoreTrumpMergePolicyType overwriteMergePolicyType rollbackMergePolicyType
    CoreData|NSMigrationManager|NSObject PredicateSubject Sendable|associate(sourceInstance:withDestinationInstance:for:) cancelMigrationWithError(_:) currentEntityMapping destinationContext destinationEntity(for:) destinationInstances(forEntityMappingName:sourceInstances:) destinationModel init(sourceModel:destinationModel:) mappingModel migrateStore(from:sourceType:options?:with:toDestinationURL:destinationType:destinationOptions?:) migrateStore(from:type:options?:mapping:to:type:options?:) migrationProgress predicateValue(forKey:) predicateValue(ofMessage:arguments:) reset() sourceContext sourceEntity(for:) sourceInstances(forEntityMappingName:destinationInstances:) sourceModel userInfo usesStoreSpecificMigrationManager
    !CoreData|NSMigrationManager||Objects of both stacks are plain managed objects, whatever classes the models name.
    CoreData|NSMigrationStage|NSObject|label
    Compression|NSMutableData||compress(using:) decompress(using:)
    FoundationOverlay|NSMutableDictionary||subscript(_:)
    UIKit|NSMutableParagraphStyle|NSParagraphStyle Sendable|addTabStop(_:) alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop(_:) setParagraphStyle(_:) tabStops tailIndent usesDefaultHyphenation
    FoundationOverlay|NSMutableString||init(string:)
    AVFoundation|NSNotification.Name|_ObjectiveCBridgeable _StringConstant|AVCaptureSessionDidStartRunning AVCaptureSessionDidStopRunning AVCaptureSessionInterruptionEnded AVCaptureSessionRuntimeError AVCaptureSessionWasInterrupted AVPlayerItemDidPlayToEndTime AVPlayerItemFailedToPlayToEndTime AVPlayerItemPlaybackStalled AVPlayerItemTimeJumped CKAccountChanged NSManagedObjectContextDidMergeChangesObjectIDs NSManagedObjectContextDidSave NSManagedObjectContextDidSaveObjectIDs NSManagedObjectContextObjectsDidChange NSManagedObjectContextWillSave NSPersistentStoreCoordinatorStoresDidChange NSPersistentStoreCoordinatorStoresWillChange NSPersistentStoreCoordinatorWillRemoveStore NSPersistentStoreRemoteChange NSProcessInfoPowerStateDidChange NSSystemClockDidChange NSUndoManagerCheckpoint NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange UIApplicationDidBecomeActive UIApplicationDidEnterBackground UIApplicationDidFinishLaunching UIApplicationDidReceiveMemoryWarning UIApplicationWillEnterForeground UIApplicationWillResignActive UIApplicationWillTerminate UIDeviceBatteryLevelDidChange UIDeviceBatteryStateDidChange UIDeviceOrientationDidChange UIKeyboardDidChangeFrame UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame UIKeyboardWillHide UIKeyboardWillShow UIPasteboardChanged UITextFieldTextDidBeginEditing UITextFieldTextDidChange UITextFieldTextDidEndEditing UITextViewTextDidBeginEditing UITextViewTextDidChange UITextViewTextDidEndEditing
    !AVFoundation|NSNotification.Name|CKAccountChanged|Is not posted: nobody signs in.
    UIKit|NSNull|CAAction|run(forKey:object:arguments:)
    CloudKit|NSNumber|CKRecordValueProtocol NMBDoubleConvertible TestOutputStringConvertible _HasCustomAnyHashableRepresentation __CKRecordObjCValue|_toCustomAnyHashable() testDescription windfallMake(value:)
    Combine|NSObject|CVarArg _CVarArgObject _KeyValueCodingAndObserving|KeyValueObservingPublisher _cVarArgEncoding _cVarArgObject classForCoder() windfallMake()
    Combine|NSObject.KeyValueObservingPublisher|Equatable Publisher|==(one:other:) init(object:keyPath:options:) keyPath object options receive(subscriber:)
    Combine|NSObject.KeyValueObservingPublisher.Failure|Never|
    Combine|NSObject.KeyValueObservingPublisher.Output|Value|
    Combine|NSObjectProtocol||accessibilityActivationPoint accessibilityCustomActions accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityLabel accessibilityNavigationStyle accessibilityTraits accessibilityValue addObserver(_:forKeyPath:options?:context:) automaticallyNotifiesObservers(forKey:) cancelPreviousPerformRequests(withTarget:) cancelPreviousPerformRequests(withTarget:selector:object:) description() dictionaryWithValues(forKeys:) didChange(_:valuesAt:forKey:) didChangeValue(forKey:) forwardingTarget(for:) instancesRespond(to:) isAccessibilityElement isKind(of:) isMember(of:) isSubclass(of:) keyPathsForValuesAffectingValue(forKey:) method(for:) mutableArrayValue(forKey:) mutableArrayValue(forKeyPath:) mutableSetValue(forKey:) mutableSetValue(forKeyPath:) observeValue(forKeyPath:of:change:context:) perform(_:) perform(_:with:) perform(_:with:afterDelay:) perform(_:with:afterDelay:inModes:) perform(_:with:with:) performSelector(inBackground:with:) performSelector(onMainThread:with:waitUntilDone:) publisher(for:options?:) removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:) responds(to:) setNilValueForKey(_:) setValue(_:forKey:) setValue(_:forKeyPath:) setValue(_:forUndefinedKey:) setValuesForKeys(_:) superclass value(forKey:) value(forKeyPath:) value(forUndefinedKey:) willChange(_:valuesAt:forKey:) willChangeValue(forKey:)
    UIKit|NSParagraphStyle|NSCopying NSMutableCopying NSObject Sendable|LineBreakStrategy alignment allowsDefaultTighteningForTruncation baseWritingDirection copy(with?:) default defaultTabInterval firstLineHeadIndent hash headIndent hyphenationFactor init() isEqual(_:) lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy(with?:) paragraphSpacing paragraphSpacingBefore tabStops tailIndent usesDefaultHyphenation
    UIKit|NSParagraphStyle.LineBreakStrategy|Hashable OptionSet Sendable|hangulWordPriority init(rawValue:) pushOut rawValue standard
    CoreData|NSPersistentCloudKitContainer|NSPersistentContainer Sendable|Event EventType acceptShareInvitations(from:into:) acceptShareInvitations(from:into:completion?:) canDeleteRecord(forManagedObjectWith:) canModifyManagedObjects(in:) canUpdateRecord(forManagedObjectWith:) eventChangedNotification eventNotificationUserInfoKey fetchParticipants(matching:into:) fetchParticipants(matching:into:completion:) fetchShares(in:) fetchShares(matching:) initializeCloudKitSchema(options?:) loadPersistentStores(completionHandler:) persistUpdatedShare(_:in:) persistUpdatedShare(_:in:completion?:) purgeObjectsAndRecordsInZone(with:in:) purgeObjectsAndRecordsInZone(with:in:completion?:) record(for:) recordID(for:) recordIDs(for:) records(for:) share(_:to:) share(_:to:completion:)
    !CoreData|NSPersistentCloudKitContainer||As on a simulator without an account: it keeps what it has on the device, and nothing is sent or received. Stores that are to be kept in step tell so with an event.
    CoreData|NSPersistentCloudKitContainer.Event|NSCopying NSObject PredicateSubject Sendable|copy(with?:) endDate error identifier startDate storeIdentifier succeeded type
    CoreData|NSPersistentCloudKitContainer.EventType|Int Sendable|export import setup
    CoreData|NSPersistentCloudKitContainerEventRequest|NSPersistentStoreRequest RunnableRequest|fetchEvents(after:) fetchEvents(matching:) fetchForEvents() resultType
    !CoreData|NSPersistentCloudKitContainerEventRequest||Finds events since the stores were loaded: they are not kept.
    CoreData|NSPersistentCloudKitContainerEventResult|NSPersistentStoreResult Sendable|ResultType result resultType
    CoreData|NSPersistentCloudKitContainerEventResult.ResultType|Int Sendable|countEvents events
    CoreData|NSPersistentCloudKitContainerOptions|NSObject Sendable|containerIdentifier databaseScope init(containerIdentifier:)
    CoreData|NSPersistentCloudKitContainerSchemaInitializationOptions|OptionSet Sendable|dryRun init(rawValue:) printSchema rawValue
    CoreData|NSPersistentContainer|NSObject Sendable|defaultDirectoryURL() init(name:) init(name:managedObjectModel:) loadPersistentStores(completionHandler:) managedObjectModel name newBackgroundContext() performBackgroundTask(_:) persistentStoreCoordinator persistentStoreDescriptions viewContext
    CoreData|NSPersistentHistoryChange|NSObject Sendable|changeID changeType changedObjectID entityDescription entityDescription(with:) fetchRequest tombstone transaction updatedProperties
    CoreData|NSPersistentHistoryChangeRequest|NSPersistentStoreRequest|deleteHistory(before:) fetchHistory(after:) fetchHistory(withFetch:) fetchRequest resultType token
    CoreData|NSPersistentHistoryChangeType|Int Sendable|delete insert update
    CoreData|NSPersistentHistoryResult|NSPersistentStoreResult|result resultType
    CoreData|NSPersistentHistoryResultType|Int Sendable|changesOnly count objectIDs statusOnly transactionsAndChanges transactionsOnly
    CoreData|NSPersistentHistoryToken|NSCopying NSObject NSSecureCoding Sendable|copy(with?:) description encode(with:) hash init() init(coder:) isEqual(_:) supportsSecureCoding
    CoreData|NSPersistentHistoryTransaction|NSObject Sendable|author bundleID changes contextName entityDescription entityDescription(with:) fetchRequest objectIDNotification() processID storeID timestamp token transactionNumber
    CoreData|NSPersistentStore|NSObject Sendable|StoreType configurationName didAdd(to:) identifier isReadOnly loadMetadata() metadata options persistentStoreCoordinator type url willRemove(from:)
    CoreData|NSPersistentStore.StoreType|Hashable RawRepresentable Sendable|binary inMemory init(rawValue:) rawValue sqlite
    CoreData|NSPersistentStoreAsynchronousResult|NSPersistentStoreResult|cancel() managedObjectContext operationError progress
    CoreData|NSPersistentStoreCoordinator|NSLocking NSObject Sendable|addPersistentStore(ofType:configurationName:at:options?:) addPersistentStore(type:configuration?:at:options?:) addPersistentStore(with:completionHandler:) currentPersistentHistoryToken(fromStores:) destroyPersistentStore(at:ofType:options?:) destroyPersistentStore(at:type:options?:) init(managedObjectModel:) lock() managedObjectID(forURIRepresentation:) managedObjectModel metadata(for:) metadataForPersistentStore(ofType:at:options?:) metadataForPersistentStore(type:at:options?:) migratePersistentStore(_:to:options?:type:) migratePersistentStore(_:to:options?:withType:) name perform(_:) performAndWait(_:) persistentStore(for:) persistentStores remove(_:) replacePersistentStore(at:destinationOptions?:withPersistentStoreFrom:sourceOptions?:ofType:) replacePersistentStore(at:destinationOptions?:withPersistentStoreFrom:sourceOptions?:type:) setMetadata(_:for:) setMetadata(_:forPersistentStoreOfType:at:options?:) unlock() url(for:)
    CoreData|NSPersistentStoreDescription|NSCopying NSObject Sendable|cloudKitContainerOptions configuration copy(with?:) description hash init() init(url:) isEqual(_:) isReadOnly options setOption(_:forKey:) setValue(_:forPragmaNamed:) shouldAddStoreAsynchronously shouldInferMappingModelAutomatically shouldMigrateStoreAutomatically sqlitePragmas timeout type url
    !CoreData|NSPersistentStoreDescription||A store that others have locked is waited for 5 s where no timeout was set; Apple's waits 240 s.
    CoreData|NSPersistentStoreRequest|NSCopying NSObject|affectedStores copy(with?:) init() requestType
    CoreData|NSPersistentStoreRequestType|Sendable UInt|batchDeleteRequestType batchInsertRequestType batchUpdateRequestType fetchRequestType saveRequestType
    CoreData|NSPersistentStoreResult|NSObject|
    FoundationOverlay|NSPointerArray|NSObject|addPointer(_:) allObjects compact() count init(options?:) insertPointer(_:at:) pointer(at:) removePointer(at:) replacePointer(at:withPointer:) strongObjects() weakObjects()
    !FoundationOverlay|NSPointerArray||Its pointers are those of objects, kept or not; other kinds of pointers are not there.
    FoundationOverlay|NSPointerFunctions||Options
    FoundationOverlay|NSPointerFunctions.Options|OptionSet Sendable|copyIn init(rawValue:) objectPersonality objectPointerPersonality rawValue strongMemory weakMemory
    FoundationOverlay|NSPredicate|NSPredicateFormatInitializing|withSubstitutionVariables(_:)
    FoundationOverlay|NSPredicateFormatInitializing||init(format:_?:) init(format:argumentArray:) init(windfallValue:)
    !FoundationOverlay|NSPredicateFormatInitializing||An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
    CoreData|NSPropertyDescription|NSCopying NSObject PredicateSubject Sendable|copy(with?:) description entity init() isIndexedBySpotlight isOptional isTransient name predicateDescription predicateIdentity predicateValue(forKey:) renamingIdentifier setValidationPredicates(_:withValidationWarnings:) userInfo validationPredicates validationWarnings versionHash versionHashModifier
    CoreData|NSPropertyMapping|NSObject|description init() name userInfo valueExpression
    CoreData|NSQueryGenerationToken|NSCopying NSObject Sendable|copy(with?:) current hash isEqual(_:)
    FoundationOverlay|NSRangePointer|UnsafeMutablePointer|
    UIKit|NSRectAlignment|Int Sendable|bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
    FoundationOverlay|NSRegularExpression||windfallEnumerateMatches(in:options?:range:using:)
    CoreData|NSRelationshipDescription|NSPropertyDescription Sendable|deleteRule destinationEntity inverseRelationship isOrdered isToMany maxCount minCount
    FoundationOverlay|NSSecureUnarchiveFromDataTransformer|ValueTransformer|allowedTopLevelClasses reverseTransformedValue(_:) transformedValue(_:)
    FoundationOverlay|NSSet|ExpressibleByArrayLiteral NMBCollection NMBContainer NSSetLiteralInitializing|
    FoundationOverlay|NSSetLiteralInitializing|ExpressibleByArrayLiteral|init(arrayLiteral?:)
    !FoundationOverlay|NSSetLiteralInitializing||A class cannot get a required initializer in an extension, a protocol's extension can give it one.
    !FoundationOverlay|NSSetLiteralInitializing|init|The compiler asks for an `NSSet` also where a mutable one is wanted, so that all are mutable.
    UIKit|NSShadow|NSObject Sendable|shadowBlurRadius shadowColor shadowOffset
    CoreData|NSSnapshotEventType|OptionSet Sendable|init(rawValue:) mergePolicy rawValue refresh rollback undoDeletion undoInsertion undoUpdate
    FoundationOverlay|NSSortDescriptor|NSSortDescriptorKeyInitializing|key selector
    FoundationOverlay|NSSortDescriptorKeyInitializing||init(_:) init(key:ascending:) init(key:ascending:comparator:) init(key:ascending:selector:) init(keyPath:ascending:)
    !FoundationOverlay|NSSortDescriptorKeyInitializing||An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
    CoreData|NSStagedMigrationManager|NSObject|container init(_:) stages
    CloudKit|NSString|CKRecordValueProtocol CNKeyDescriptor NSItemProviderReading NSItemProviderWriting RecordValueObject _HasCustomAnyHashableRepresentation __CKRecordObjCValue|_toCustomAnyHashable() abbreviatingWithTildeInPath boundingRect(with:options?:attributes?:context:) draw(at:withAttributes?:) draw(in:withAttributes?:) draw(with:options?:attributes?:context:) init(string:) loadData(withTypeIdentifier:forItemProviderCompletionHandler:) localizedStringWithFormat(_:_?:) object(withItemProviderData:typeIdentifier:) readableTypeIdentifiersForItemProvider size(withAttributes?:) writableTypeIdentifiersForItemProvider
    !CloudKit|NSString|init|Generic, as what an extension declares cannot be overridden in that of a subclass.
    FoundationOverlay|NSString.EnumerationOptions||bySentences byWords
    UIKit|NSStringDrawingContext|NSObject|init() totalBounds
    UIKit|NSStringDrawingOptions|Hashable OptionSet Sendable|init(rawValue:) rawValue truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
    UIKit|NSTextAlignment|Int Sendable|center justified left natural right
    UIKit|NSTextAttachment|NSObject Sendable UIAccessibilityContentSizeCategoryImageAdjusting|adjustsImageSizeForAccessibilityContentSizeCategory bounds character contents fileType image image(forBounds:textContainer:characterIndex:) init() init(data:ofType:) init(image:)
    FoundationOverlay|NSTextCheckingResult||linkCheckingResult(range:url:) phoneNumber phoneNumberCheckingResult(range:phoneNumber:) url
    FoundationOverlay|NSTextCheckingTypes|UInt64|
    UIKit|NSTextContainer|NSObject|init() init(size:) layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines size
    UIKit|NSTextStorage|NSMutableAttributedString|EditActions addAttribute(_:value:range:) addAttributes(_:range:) addLayoutManager(_:) beginEditing() changeInLength delegate deleteCharacters(in:) edited(_:range:changeInLength:) editedMask editedRange endEditing() init() init(attributedString:) init(coder:) init(string:) init(string:attributes?:) layoutManagers processEditing() removeAttribute(_:range:) removeLayoutManager(_:) replaceCharacters(in:with:) setAttributes(_:range:)
    UIKit|NSTextStorage.EditActions|Hashable OptionSet Sendable|editedAttributes editedCharacters init(rawValue:) rawValue
    UIKit|NSTextStorageDelegate|NSObjectProtocol|textStorage(_:didProcessEditing:range:changeInLength:) textStorage(_:willProcessEditing:range:changeInLength:)
    UIKit|NSTextTab|NSCopying NSObject Sendable|OptionKey alignment copy(with?:) hash init(textAlignment:location:options?:) isEqual(_:) location options
    UIKit|NSTextTab.OptionKey|Hashable RawRepresentable Sendable|columnTerminators init(rawValue:) rawValue
    FoundationOverlay|NSUInteger|UInt|
    FoundationOverlay|NSURL|NSItemProviderReading NSItemProviderWriting QLPreviewItem|BookmarkCreationOptions BookmarkResolutionOptions absoluteString loadData(withTypeIdentifier:forItemProviderCompletionHandler:) object(withItemProviderData:typeIdentifier:) previewItemURL readableTypeIdentifiersForItemProvider writableTypeIdentifiersForItemProvider
    FoundationOverlay|NSURL.BookmarkCreationOptions|OptionSet Sendable|init(rawValue:) minimalBookmark rawValue suitableForBookmarkFile withoutImplicitSecurityScope
    FoundationOverlay|NSURL.BookmarkFileCreationOptions|Int|
    FoundationOverlay|NSURL.BookmarkResolutionOptions|OptionSet Sendable|init(rawValue:) rawValue withoutImplicitStartAccessing withoutMounting withoutUI
    FoundationNetworkingOverlay|NSURLConnection|NSObject|canHandle(_:) sendAsynchronousRequest(_:queue:completionHandler:) sendSynchronousRequest(_:returning:)
    FoundationNetworkingOverlay|NSURLRequest||Attribution assumesHTTP3Capable attribution ohhttpStubs_HTTPBody() windfallEmptyRequest()
    FoundationNetworkingOverlay|NSURLRequest.Attribution|Sendable UInt|developer user
    FoundationOverlay|NSUUID||windfallMake(uuidBytes:) windfallMake(uuidString:)
    FoundationOverlay|NSUbiquitousKeyValueStore|NSObject Sendable|array(forKey:) bool(forKey:) data(forKey:) default dictionary(forKey:) dictionaryRepresentation didChangeExternallyNotification double(forKey:) longLong(forKey:) object(forKey:) removeObject(forKey:) set(_:forKey:) string(forKey:) synchronize()
    !FoundationOverlay|NSUbiquitousKeyValueStore||As without an iCloud account: values stay in the container of the app, and no change comes from elsewhere.
    UIKit|NSUnderlineStyle|Hashable OptionSet Sendable|byWord double init(rawValue:) patternDash patternDashDot patternDashDotDot patternDot rawValue single styleDouble styleNone styleSingle styleThick thick
    FoundationOverlay|NSUserActivity|NSObject|activityType addUserInfoEntries(from:) becomeCurrent() delegate expirationDate init(activityType:) invalidate() isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent() supportsContinuationStreams targetContentIdentifier title userInfo webpageURL
    !FoundationOverlay|NSUserActivity||As on a device that no other device is near and that indexes nothing: the eligibility is only kept.
    FoundationOverlay|NSUserActivityDelegate|NSObjectProtocol|userActivity(_:didReceive:outputStream:) userActivityWasContinued(_:) userActivityWillSave(_:)
    CoreMedia|NSValue|NSValueInitializing|caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue directionalEdgeInsetsValue init(cgPoint:) init(cgRect:) init(cgSize:) init(time:) pointerValue timeValue uiEdgeInsetsValue uiOffsetValue
    !CoreMedia|NSValue|pointerValue|The address that a number is, such as one of the call stack. Other values hold no pointers on Linux.
    UIKit|NSValueInitializing||init(caTransform3D:) init(cgAffineTransform:) init(cgVector:) init(directionalEdgeInsets:) init(uiEdgeInsets:) init(uiOffset:)
    FoundationOverlay|NSValueTransformerName|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) keyedUnarchiveFromDataTransformerName rawValue secureUnarchiveFromDataTransformerName unarchiveFromDataTransformerName
    UIKit|NSWritingDirection|Int Sendable|leftToRight natural rightToLeft
    UIKit|NSWritingDirectionFormatType|Hashable OptionSet Sendable|embedding init(rawValue:) override rawValue
    Network|NWBrowser|Sendable|Descriptor Result State browseResults browseResultsChangedHandler cancel() descriptor init(for:using:) parameters queue start(queue:) state stateUpdateHandler
    !Network|NWBrowser||There is no network: a browser that is started waits for one until it is cancelled, and finds nothing.
    Network|NWBrowser.Descriptor|Hashable Sendable|applicationService bonjour bonjourWithTXTRecord
    Network|NWBrowser.Result|Hashable Sendable|Change Metadata endpoint interfaces metadata
    Network|NWBrowser.Result.Change|Hashable Sendable|Flags added changed identical removed
    Network|NWBrowser.Result.Change.Flags|Hashable OptionSet Sendable|identical init(rawValue:) interfaceAdded interfaceRemoved metadataChanged mixed rawValue
    Network|NWBrowser.Result.Metadata|Hashable Sendable|bonjour none
    Network|NWBrowser.State|Equatable Sendable|cancelled failed ready setup waiting
    Network|NWConnection|Sendable|ContentContext SendCompletion State batch(_:) betterPathUpdateHandler cancel() currentPath endpoint forceCancel() init(host:port:using:) init(to:using:) parameters pathUpdateHandler queue receive(minimumIncompleteLength:maximumLength:completion:) receiveMessage(completion:) restart() send(content:contentContext?:isComplete?:completion:) start(queue:) state stateUpdateHandler viabilityUpdateHandler
    !Network|NWConnection||There is no network: a connection that is started waits for one until it is cancelled, and what is sent or to be received then fails.
    Network|NWConnection.ContentContext|Sendable|defaultMessage defaultStream finalMessage identifier init(identifier:isFinal?:) isFinal
    Network|NWConnection.SendCompletion||contentProcessed idempotent
    Network|NWConnection.State|Equatable Sendable|cancelled failed preparing ready setup waiting
    Network|NWEndpoint|CustomDebugStringConvertible Hashable Sendable|Host Port debugDescription hostPort interface service unix url
    Network|NWEndpoint.Host|CustomDebugStringConvertible ExpressibleByStringLiteral Hashable Sendable|debugDescription init(_:) init(stringLiteral:) interface ipv4 ipv6 name
    Network|NWEndpoint.Port|CustomDebugStringConvertible ExpressibleByIntegerLiteral Hashable RawRepresentable Sendable|any debugDescription http https imap imaps init(_:) init(integerLiteral:) init(rawValue:) pop rawValue smtp socks ssh
    Network|NWError|CustomDebugStringConvertible Error Hashable Sendable|debugDescription dns posix tls
    Network|NWInterface|Hashable Sendable|InterfaceType index name type
    Network|NWInterface.InterfaceType|Hashable Sendable|cellular loopback other wifi wiredEthernet
    Network|NWListener|Sendable|State cancel() init(using:on?:) newConnectionHandler newConnectionLimit parameters port queue start(queue:) state stateUpdateHandler
    !Network|NWListener||There is no network: a listener that is started waits for one until it is cancelled, and nobody connects.
    Network|NWListener.State|Equatable Sendable|cancelled failed ready setup waiting
    Network|NWParameters|Sendable|ServiceClass acceptLocalOnly allowFastOpen allowLocalEndpointReuse includePeerToPeer init() init(tls:tcp?:) prohibitConstrainedPaths prohibitExpensivePaths prohibitedInterfaceTypes requiredInterface requiredInterfaceType requiredLocalEndpoint serviceClass tcp tls udp
    Network|NWParameters.ServiceClass|Sendable|background bestEffort interactiveVideo interactiveVoice responsiveData signaling
    Network|NWPath|Equatable Sendable|Status UnsatisfiedReason availableInterfaces isConstrained isExpensive status supportsDNS supportsIPv4 supportsIPv6 unsatisfiedReason usesInterfaceType(_:)
    Network|NWPath.Status|Sendable|requiresConnection satisfied unsatisfied
    Network|NWPath.UnsatisfiedReason|Sendable|cellularDenied localNetworkDenied notAvailable vpnInactive wifiDenied
    Network|NWPathMonitor|Sendable|cancel() currentPath init() init(prohibitedInterfaceTypes:) init(requiredInterfaceType:) pathUpdateHandler queue start(queue:)
    !Network|NWPathMonitor||There is no network: the one path that a monitor tells of leads nowhere.
    Network|NWProtocolOptions|Sendable|
    Network|NWProtocolTCP|Sendable|Options
    Network|NWProtocolTCP.Options|NWProtocolOptions Sendable|connectionTimeout enableFastOpen enableKeepalive init() keepaliveCount keepaliveIdle keepaliveInterval noDelay noPush
    Network|NWProtocolTLS|Sendable|Options
    Network|NWProtocolTLS.Options|NWProtocolOptions Sendable|init() securityProtocolOptions
    Network|NWProtocolUDP|Sendable|Options
    Network|NWProtocolUDP.Options|NWProtocolOptions Sendable|init() preferNoChecksum
    Network|NWTXTRecord|CustomDebugStringConvertible Hashable Sendable|debugDescription dictionary init(_?:) subscript(_:)
    SwiftUI|NamedCoordinateSpace|CoordinateSpaceProtocol Equatable Sendable|coordinateSpace
    SwiftUI|Namespace|ConnectedProperty SelfComparingProperty Sendable|ID init() wrappedValue
    SwiftUI|Namespace.ID|Hashable Sendable|
    SwiftUI|NavigationBarItem|Sendable|TitleDisplayMode
    SwiftUI|NavigationBarItem.TitleDisplayMode|Sendable|automatic inline large
    SwiftUI|NavigationControlGroupStyle|ControlGroupStyle|init() makeBody(configuration:)
    SwiftUI|NavigationLink|CustomReflectable View|body customMirror init(_:destination:) init(_:destination:isActive:) init(_:destination:tag:selection:) init(_:isActive:destination:) init(_:tag:selection:destination:) init(_:value:) init(destination:isActive:label:) init(destination:label:) init(destination:tag:selection:label:) init(isActive:destination:label:) init(tag:selection:destination:label:) init(value:label:) isDetailLink(_:)
    SwiftUI|NavigationLinkPickerStyle|PickerStyle|_kind init()
    SwiftUI|NavigationPath|Equatable|CodableRepresentation append(_:) codable count init() init(_:) isEmpty removeLast(_?:)
    SwiftUI|NavigationPath.CodableRepresentation|Codable Equatable|encode(to:) init(from:)
    !SwiftUI|NavigationPath.CodableRepresentation||Written as pairs of texts, the mangled name of a value's type and the value in JSON, the last value first.
    SwiftUI|NavigationSplitView|View|body init(columnVisibility:preferredCompactColumn:sidebar:content:detail:) init(columnVisibility:preferredCompactColumn:sidebar:detail:) init(columnVisibility:sidebar:content:detail:) init(columnVisibility:sidebar:detail:) init(preferredCompactColumn:sidebar:content:detail:) init(preferredCompactColumn:sidebar:detail:) init(sidebar:content:detail:) init(sidebar:detail:)
    !SwiftUI|NavigationSplitView||Where the width is compact, as on an iPhone, a choice in a list opens the next column as a page.
    SwiftUI|NavigationSplitViewColumn|Hashable Sendable|content detail sidebar
    SwiftUI|NavigationSplitViewStyle|Hashable Sendable|automatic balanced prominentDetail
    !SwiftUI|NavigationSplitViewStyle||A structure here. Where there is one column, it is the same in all styles.
    SwiftUI|NavigationSplitViewVisibility|Codable Equatable Sendable|all automatic detailOnly doubleColumn
    SwiftUI|NavigationStack|View|body init(path:root:) init(root:)
    SwiftUI|NavigationTransition|Sendable|automatic zoom(sourceID:in:)
    !SwiftUI|NavigationTransition||A structure here: pages come and go in no time, whatever the transition.
    SwiftUI|NavigationView|View|body init(content:)
    !SwiftUI|NavigationView||Where the width is compact, the first of several views is shown, and links push upon it.
    SwiftUI|NavigationViewStyle||automatic columns stack
    !SwiftUI|NavigationViewStyle||Where the width is compact, all styles are a stack.
    Charts|Never|AccessibilityRotorContent AxisContent AxisMark ChartContent Commands CustomizableToolbarContent Gesture KeyframeTrackContent Keyframes MapContent Scene ShapeStyle TableColumnContent TableRowContent ToolbarContent TransferRepresentation Transferable View WidgetConfiguration|_paint(in:) _recognizers(_:_:) body tableColumnBody tableRowBody transferRepresentation
    CoreTransferable|Never.Item|Never|
    SwiftUI|Never.Resolved|Never|
    SwiftUI|Never.TableColumnSortComparator|Never|
    SwiftUI|Never.TableRowValue|Never|
    SwiftUI|Never.Value|Never|
    Nimble|NimbleRequirement||alwaysTo(_:until?:pollInterval?:description?:) neverTo(_:until?:pollInterval?:description?:) toAlways(_:until?:pollInterval?:description?:) toEventually(_:timeout?:pollInterval?:description?:) toEventuallyNot(_:timeout?:pollInterval?:description?:) toNever(_:until?:pollInterval?:description?:) toNotEventually(_:timeout?:pollInterval?:description?:) verify(_:_:_:)
    Nimble|NimbleSwiftTestingHandler|AssertionHandler|assert(_:message:location:) init()
    Nimble|NimbleTimeInterval|CustomStringConvertible Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Sendable|description dispatchTimeInterval divided init(floatLiteral:) init(integerLiteral:) microseconds milliseconds nanoseconds seconds timeInterval
    Nimble|NimbleXCTestHandler|AssertionHandler|assert(_:message:location:) init()
    FoundationOverlay|NotificationCenter||Notifications addObserver(_:selector:name:object:) notifications(named:object?:) post(name:object:) windfallAddObserver(_:selector:name:object:) windfallAddObserver(forName:object:queue:using:) windfallPost(_:) windfallPost(name:object:) windfallPost(name:object:userInfo:) windfallRemoveObserver(_:) windfallRemoveObserver(_:name:object:)
    UIKit|NotificationCenter.MessageIdentifier||didBecomeActive didEnterBackground willEnterForeground willResignActive willTerminate
    FoundationOverlay|NotificationCenter.Notifications|AsyncSequence Sendable|Iterator makeAsyncIterator()
    FoundationOverlay|NotificationCenter.Notifications.AsyncIterator|Iterator|
    FoundationOverlay|NotificationCenter.Notifications.Element|Notification|
    FoundationOverlay|NotificationCenter.Notifications.Iterator|AsyncIteratorProtocol|next() next(isolation:)
    FoundationOverlay|NumberFormatter|RangedFormatterReading|windfallValue(of:)
    OHHTTPStubs|OHHTTPStubs|HTTPStubs|
    OHHTTPStubs|OHHTTPStubsDescriptor|HTTPStubsDescriptor|
    OHHTTPStubs|OHHTTPStubsMocktailError|Int|internalError invalidFileFormat invalidFileHeader pathDoesNotExist pathFailedToRead pathIsNotFolder
    OHHTTPStubs|OHHTTPStubsResponse|HTTPStubsResponse|
    OHHTTPStubs|OHHTTPStubsResponseBlock|HTTPStubsResponseBlock|
    OHHTTPStubs|OHHTTPStubsTestBlock|HTTPStubsTestBlock|
    OSLog|OSAllocatedUnfairLock|Sendable|init() init(initialState:) init(uncheckedState:) lock() lockIfAvailable() unlock() withLock(_:) withLockIfAvailable(_:) withLockIfAvailableUnchecked(_:) withLockUnchecked(_:)
    DarwinOverlay|OSErr|Int16|
    OSLog|OSLog|Sendable|Category default disabled init(subsystem:category:) isEnabled(type:) signpostsEnabled
    !OSLog|OSLog||Messages go to standard error, one by one, in the form `[subsystem:category] level: message`; without subsystem and category the brackets are left out. ``OSLogStore`` reads them.
    OSLog|OSLog.Category|Hashable Sendable|dynamicStackTracing dynamicTracing pointsOfInterest
    OSLog|OSLogBoolFormat|Sendable|answer truth
    OSLog|OSLogEntry|NSObject|StoreCategory composedMessage date storeCategory
    OSLog|OSLogEntry.StoreCategory|Int Sendable|longTerm1 longTerm14 longTerm3 longTerm30 longTerm7 longTermAuto metadata shortTerm undefined
    OSLog|OSLogEntryFromProcess||activityIdentifier process processIdentifier sender threadIdentifier
    OSLog|OSLogEntryLog|OSLogEntry OSLogEntryFromProcess OSLogEntryWithPayload|Level activityIdentifier category formatString level process processIdentifier sender subsystem threadIdentifier
    !OSLog|OSLogEntryLog||Its format is the message: values are put in when a message is logged. There are no activities, and only the process itself sends messages.
    OSLog|OSLogEntryLog.Level|Int Sendable|debug error fault info notice undefined
    OSLog|OSLogEntryWithPayload||category formatString subsystem
    OSLog|OSLogEnumerator||Options
    OSLog|OSLogEnumerator.Options|OptionSet Sendable|init(rawValue:) rawValue reverse
    OSLog|OSLogFloatFormatting|Sendable|exponential exponential(precision?:explicitPositiveSign?:uppercase?:) fixed fixed(precision?:explicitPositiveSign?:uppercase?:) hex hybrid hybrid(precision?:explicitPositiveSign?:uppercase?:)
    OSLog|OSLogIntegerFormatting|Sendable|decimal decimal(explicitPositiveSign?:) decimal(explicitPositiveSign?:minDigits:) hex hex(explicitPositiveSign?:includePrefix?:uppercase?:) hex(explicitPositiveSign?:includePrefix?:uppercase?:minDigits:) octal octal(explicitPositiveSign?:includePrefix?:)
    OSLog|OSLogInterpolation|StringInterpolationProtocol|appendInterpolation(_:align?:privacy?:attributes?:) appendInterpolation(_:format?:align?:privacy?:attributes?:) appendInterpolation(_:format?:privacy?:attributes?:) appendInterpolation(_:privacy?:attributes?:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    !OSLog|OSLogInterpolation||The attributes, which tell Apple's tools how to show a value, change nothing.
    OSLog|OSLogMessage|ExpressibleByStringInterpolation|init(stringInterpolation:) init(stringLiteral:)
    OSLog|OSLogPosition|NSObject|
    OSLog|OSLogPrivacy|Sendable|Mask auto auto(mask:) private private(mask:) public sensitive sensitive(mask:)
    !OSLog|OSLogPrivacy||Values are written as in Xcode's console, where only those marked private or sensitive are hidden.
    OSLog|OSLogPrivacy.Mask|Sendable|hash none
    OSLog|OSLogStore|NSObject|Scope getEntries(with?:at?:matching?:) init(scope:) position(date:) position(timeIntervalSinceEnd:) position(timeIntervalSinceLatestBoot:)
    !OSLog|OSLogStore||Has the last ten thousand messages of the process, those of all levels.
    OSLog|OSLogStore.Scope|Int Sendable|currentProcessIdentifier system
    OSLog|OSLogStringAlignment|Sendable|left(columns:) none right(columns:)
    OSLog|OSLogType|Hashable RawRepresentable Sendable|debug default error fault info init(_:) init(rawValue:) rawValue
    !OSLog|OSLogType||Messages of all levels are written.
    OSLog|OSSignpostID|Comparable Hashable RawRepresentable Sendable|<(first:second:) exclusive init(_:) init(log:) init(log:object:) init(rawValue:) invalid null rawValue
    OSLog|OSSignpostIntervalState|Sendable|beginState(id:)
    OSLog|OSSignpostType|Hashable RawRepresentable Sendable|begin end event init(rawValue:) rawValue
    OSLog|OSSignposter|Sendable|beginInterval(_:id?:) beginInterval(_:id?:_:) disabled emitEvent(_:id?:) emitEvent(_:id?:_:) endInterval(_:_:) endInterval(_:_:_:) init() init(logHandle:) init(logger:) init(subsystem:category:) isEnabled makeSignpostID() makeSignpostID(from:) withIntervalSignpost(_:id?:_:around:) withIntervalSignpost(_:id?:around:)
    !OSLog|OSSignposter||Signposts are written like messages, with the level `signpost`: `[subsystem:category] signpost: begin Name text`.
    DarwinOverlay|OSStatus|Int32|
    DarwinOverlay|OSType|UInt32|
    FoundationOverlay|ObjectIdentity|PredicateSubject|
    Combine|ObservableObject|OpenCombine.ObservableObject|objectWillChange
    !Combine|ObservableObject||It stands before that of OpenCombine, which has a new publisher each time for objects without a published property.
    SwiftUI|ObservedObject|ConnectedProperty SelfComparingProperty|Wrapper init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    SwiftUI|ObservedObject.Wrapper||subscript(dynamicMember:)
    XCTestOverlay|ObservesExpectedFailures|AnyObject|testCase(_:didRecord:)
    XCTestOverlay|ObservesIssues|AnyObject|testCase(_:didRecord:)
    SwiftUI|OffsetShape|InsettableShape Shape|inset(by:) offset path(in:) shape
    SwiftUI|OffsetTransition|Transition|body(content:phase:) init(_:) offset
    SwiftUI|OpacityTransition|Transition|body(content:phase:) init() properties
    AppIntents|OpenIntent|SystemIntent|openAppWhenRun target
    SwiftUI|OpenURLAction||Result callAsFunction(_:) callAsFunction(_:completion:) init(handler:)
    SwiftUI|OpenURLAction.Result|Sendable|discarded handled systemAction systemAction(_:)
    AppIntents|OpenURLIntent|SystemIntent|init() init(_:) perform() title url
    SwiftUI|OpenWindowAction|Sendable|callAsFunction(id:) callAsFunction(id:value:) callAsFunction(value:)
    !SwiftUI|OpenWindowAction||As on a phone, there is one window, and no other is opened.
    AppIntents|OpensIntent|IntentResult|
    DarwinOverlay|OptionBits|UInt32|
    Charts|Optional|AccessibilityRotorContent AnyOptional AxisContent AxisMark ChartContent Gesture MapContent OptionalArgument OptionalContent OptionalGesture OptionalResult OptionalValue PrimitiveAxisContent PrimitiveAxisMark PrimitiveChartContent PrimitiveMapContent RelationshipCollection TableColumnContent TableRowContent TableRowList Unwrappable View ViewList|_makeContent(content:inputs:) _makeNode(_:_:) _recognizers(_:_:) _resolve() body tableColumnBody tableRowBody
    SwiftUI|Optional.Body|Never|
    SwiftData|Optional.PersistentElement|Wrapped.PersistentElement|
    SwiftUI|Optional.TableColumnBody|Never|
    SwiftUI|Optional.TableColumnSortComparator|Wrapped.TableColumnSortComparator|
    SwiftUI|Optional.TableRowBody|Never|
    SwiftUI|Optional.TableRowValue|Wrapped.TableRowValue|
    SwiftUI|Optional.Value|Wrapped.Value|
    SwiftUI|OutlineGroup|View|body init(_:children:content:) init(_:id:children:content:)
    !SwiftUI|OutlineGroup||A row with children is a disclosure group, which begins closed.
    SwiftUI|OutlineSubgroupChildren|View|body
    FoundationOverlay|OutputStream||write(_:maxLength:)
    XCTestOverlay|OverridableTestCase|XCTestCase|classForCoder debugDescription defaultMeasureOptions defaultMetrics defaultTestSuite description hash isEqual(_:) isProxy() record(_:) self() setUp(completion:) tearDown(completion:)
    !XCTestOverlay|OverridableTestCase||Members of a protocol, so that a subclass may have its own and call these by `super`. The lowering tells by other protocols which subclasses have.
    !XCTestOverlay|OverridableTestCase|defaultTestSuite|The pages of playgrounds run it, and a test may run that of a spec. Of other classes it says which tests they have: the tool runs these, and a test that runs the suite stops.
    !XCTestOverlay|OverridableTestCase|record|An override is given the failures of assertions and what is recorded on a value of its class.
    ObjectiveC|OverriddenMember|Sendable|init(of:in:beside:) isOverridden(by:)
    FoundationOverlay|OverridesAttributedString|AnyObject|attributedString(for:withDefaultAttributes:)
    ObjectiveC|OverridesBlockObserver|NotificationCenter|windfallAddObserverOverride(forName:object:queue:using:)
    XCTestOverlay|OverridesDefaultMeasureOptions|XCTestCase|defaultMeasureOptions
    XCTestOverlay|OverridesDefaultMetrics|XCTestCase|defaultMetrics
    XCTestOverlay|OverridesDefaultTestSuite|XCTestCase|defaultTestSuite
    ObjectiveC|OverridesNamedObserverRemoval|NotificationCenter|windfallRemoveObserverOverride(_:name:object:)
    ObjectiveC|OverridesNamedPost|NotificationCenter|windfallPostOverride(name:object:)
    FoundationOverlay|OverridesObjectValue|AnyObject|getObjectValue(_:for:errorDescription:)
    ObjectiveC|OverridesObserverRemoval|NotificationCenter|windfallRemoveObserverOverride(_:)
    FoundationOverlay|OverridesPartialSelection|AnyObject|isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)
    FoundationOverlay|OverridesPartialString|AnyObject|isPartialStringValid(_:newEditingString:errorDescription:)
    ObjectiveC|OverridesPost|NotificationCenter|windfallPostOverride(_:)
    ObjectiveC|OverridesPostWithInfo|NotificationCenter|windfallPostOverride(name:object:userInfo:)
    FoundationOverlay|OverridesRangedObjectValue|AnyObject|getObjectValue(_:for:range:)
    XCTestOverlay|OverridesRecord|XCTestCase|record(_:)
    ObjectiveC|OverridesSelectorObserver|NotificationCenter|windfallAddObserverOverride(_:selector:name:object:)
    CryptoKit|P256|Sendable|KeyAgreement Signing
    CryptoKit|P256.KeyAgreement|Sendable|PrivateKey PublicKey
    CryptoKit|P256.KeyAgreement.PrivateKey|_EllipticKeyAgreement|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P256.KeyAgreement.PublicKey|_EllipticPublicKey|_curve _point init(_point:)
    CryptoKit|P256.Signing|Sendable|ECDSASignature PrivateKey PublicKey
    CryptoKit|P256.Signing.ECDSASignature|_ECDSASignature|_curve init(_raw:) rawRepresentation
    CryptoKit|P256.Signing.PrivateKey|_ECDSAPrivateKey|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P256.Signing.PublicKey|_ECDSAPublicKey|_curve _point init(_point:)
    CryptoKit|P256.Signing.PublicKey._Signature|ECDSASignature|
    CryptoKit|P384|Sendable|KeyAgreement Signing
    CryptoKit|P384.KeyAgreement|Sendable|PrivateKey PublicKey
    CryptoKit|P384.KeyAgreement.PrivateKey|_EllipticKeyAgreement|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P384.KeyAgreement.PublicKey|_EllipticPublicKey|_curve _point init(_point:)
    CryptoKit|P384.Signing|Sendable|ECDSASignature PrivateKey PublicKey
    CryptoKit|P384.Signing.ECDSASignature|_ECDSASignature|_curve init(_raw:) rawRepresentation
    CryptoKit|P384.Signing.PrivateKey|_ECDSAPrivateKey|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P384.Signing.PublicKey|_ECDSAPublicKey|_curve _point init(_point:)
    CryptoKit|P384.Signing.PublicKey._Signature|ECDSASignature|
    CryptoKit|P521|Sendable|KeyAgreement Signing
    CryptoKit|P521.KeyAgreement|Sendable|PrivateKey PublicKey
    CryptoKit|P521.KeyAgreement.PrivateKey|_EllipticKeyAgreement|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P521.KeyAgreement.PublicKey|_EllipticPublicKey|_curve _point init(_point:)
    CryptoKit|P521.Signing|Sendable|ECDSASignature PrivateKey PublicKey
    CryptoKit|P521.Signing.ECDSASignature|_ECDSASignature|_curve init(_raw:) rawRepresentation
    CryptoKit|P521.Signing.PrivateKey|_ECDSAPrivateKey|_secret init(_secret:publicKey:) publicKey
    CryptoKit|P521.Signing.PublicKey|_ECDSAPublicKey|_curve _point init(_point:)
    CryptoKit|P521.Signing.PublicKey._Signature|ECDSASignature|
    Photos|PHAccessLevel|Int Sendable|addOnly readWrite
    Photos|PHAsset|PHObject|creationDate duration fetchAssets(in:options:) fetchAssets(with:) fetchAssets(with:options:) fetchAssets(withLocalIdentifiers:options:) isFavorite isHidden mediaType modificationDate pixelHeight pixelWidth
    !Photos|PHAsset||The library has none.
    Photos|PHAssetCollection|PHCollection|assetCollectionSubtype assetCollectionType endDate estimatedAssetCount fetchAssetCollections(with:subtype:options:) fetchAssetCollections(withLocalIdentifiers:options:) fetchAssetCollectionsContaining(_:with:options:) localizedLocationNames startDate
    !Photos|PHAssetCollection||The library has none, not even the albums that the system makes.
    Photos|PHAssetCollectionSubtype|Int Sendable|albumCloudShared albumImported albumMyPhotoStream albumRegular albumSyncedAlbum albumSyncedEvent albumSyncedFaces any smartAlbumAllHidden smartAlbumAnimated smartAlbumBursts smartAlbumCinematic smartAlbumDepthEffect smartAlbumFavorites smartAlbumGeneric smartAlbumLivePhotos smartAlbumLongExposures smartAlbumPanoramas smartAlbumRAW smartAlbumRecentlyAdded smartAlbumScreenshots smartAlbumSelfPortraits smartAlbumSlomoVideos smartAlbumSpatial smartAlbumTimelapses smartAlbumUnableToUpload smartAlbumUserLibrary smartAlbumVideos
    Photos|PHAssetCollectionType|Int Sendable|album moment smartAlbum
    Photos|PHAssetImageProgressHandler|(Double,(anyError)?,UnsafeMutablePointer<ObjCBool>,[AnyHashable:Any]?)->Void|
    Photos|PHAssetMediaType|Int Sendable|audio image unknown video
    Photos|PHAuthorizationStatus|Int Sendable|authorized denied limited notDetermined restricted
    Photos|PHCachingImageManager|PHImageManager Sendable|allowsCachingHighQualityImages startCachingImages(for:targetSize:contentMode:options:) stopCachingImages(for:targetSize:contentMode:options:) stopCachingImagesForAllAssets()
    !Photos|PHCachingImageManager||There is nothing to keep.
    Photos|PHCollection|PHObject|canContainAssets canContainCollections fetchCollections(in:options:) fetchTopLevelUserCollections(with:) localizedTitle
    !Photos|PHCollection||The library has none.
    Photos|PHCollectionList|PHCollection|
    Photos|PHFetchOptions|NSObject|fetchLimit includeAllBurstAssets includeHiddenAssets init() predicate sortDescriptors wantsIncrementalChangeDetails
    Photos|PHFetchResult|NSObject|contains(_:) count countOfAssets(with:) enumerateObjects(_:) enumerateObjects(options?:using:) firstObject index(of:) lastObject object(at:) objects(at:) subscript(_:)
    !Photos|PHFetchResult||It is empty.
    Photos|PHImageContentMode|Int Sendable|aspectFill aspectFit default
    Photos|PHImageManager|NSObject Sendable|cancelImageRequest(_:) default() requestImage(for:targetSize:contentMode:options:resultHandler:) requestImageDataAndOrientation(for:options:resultHandler:)
    !Photos|PHImageManager||The library has no assets: every request is answered without an image and with an error.
    Photos|PHImageRequestID|Int32|
    Photos|PHImageRequestOptions|NSObject|allowSecondaryDegradedImage deliveryMode init() isNetworkAccessAllowed isSynchronous normalizedCropRect progressHandler resizeMode version
    !Photos|PHImageRequestOptions||Only `isSynchronous` has an effect: no request gets an image.
    Photos|PHImageRequestOptionsDeliveryMode|Int Sendable|fastFormat highQualityFormat opportunistic
    Photos|PHImageRequestOptionsResizeMode|Int Sendable|exact fast none
    Photos|PHImageRequestOptionsVersion|Int Sendable|current original unadjusted
    Photos|PHObject|NSObject|localIdentifier
    Photos|PHPhotoLibrary|NSObject Sendable|authorizationStatus() authorizationStatus(for:) performChanges(_:) performChanges(_:completionHandler?:) requestAuthorization(_:) requestAuthorization(for:) requestAuthorization(for:handler:) shared()
    !Photos|PHPhotoLibrary||Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `photos`. The library is empty, and cannot be changed.
    Photos|PHPhotosError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    Photos|PHPhotosError.Code|Int Sendable _ErrorCodeProtocol|accessRestricted accessUserDenied changeNotSupported identifierNotFound internalError invalidResource libraryInFileProviderSyncRoot libraryVolumeOffline missingResource multipleIdentifiersFound networkAccessRequired networkError notEnoughSpace operationInterrupted persistentChangeDetailsUnavailable persistentChangeTokenExpired relinquishingLibraryBundleToWriter requestNotSupportedForAsset switchingSystemPhotoLibrary userCancelled
    Photos|PHPhotosError.Code._ErrorType|PHPhotosError|
    PhotosUI|PHPickerCapabilities|OptionSet Sendable|collectionNavigation init(rawValue:) rawValue search selectionActions sensitivityAnalysisIntervention stagingArea
    PhotosUI|PHPickerConfiguration|Sendable|AssetRepresentationMode Selection disabledCapabilities filter init() init(photoLibrary:) preferredAssetRepresentationMode preselectedAssetIdentifiers selection selectionLimit
    PhotosUI|PHPickerConfiguration.AssetRepresentationMode|Int Sendable|automatic compatible current
    PhotosUI|PHPickerConfiguration.Selection|Int Sendable|continuous continuousAndOrdered default ordered
    PhotosUI|PHPickerFilter|Hashable Sendable|all(of:) any(of:) bursts images livePhotos not(_:) panoramas screenshots videos
    PhotosUI|PHPickerResult|Hashable Sendable|assetIdentifier itemProvider
    !PhotosUI|PHPickerResult||Nothing is picked, so that there is none.
    PhotosUI|PHPickerViewController|UIViewController|configuration delegate init(coder:) init(configuration:) viewDidLoad()
    !PhotosUI|PHPickerViewController||The library is empty: there is only the button that cancels, after which the delegate hears of no results.
    PhotosUI|PHPickerViewControllerDelegate|AnyObject|picker(_:didFinishPicking:)
    SwiftUI|PageIndexViewStyle|IndexViewStyle|BackgroundDisplayMode init(backgroundDisplayMode?:)
    SwiftUI|PageIndexViewStyle.BackgroundDisplayMode|Sendable|always automatic interactive never
    SwiftUI|PageTabViewStyle|TabViewStyle|IndexDisplayMode _kind init(indexDisplayMode?:)
    SwiftUI|PageTabViewStyle.IndexDisplayMode|Sendable|always automatic never
    StoreKit|PagedPickerSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    StoreKit|PagedProminentPickerSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    SwiftUI|PagingScrollTargetBehavior|ScrollTargetBehavior Sendable|init() updateTarget(_:context:)
    SwiftUI|PaletteControlGroupStyle|ControlGroupStyle|init() makeBody(configuration:)
    SwiftUI|PalettePickerStyle|PickerStyle|_kind init()
    AppIntents|ParameterKeyPathsBuilder||buildBlock(_?:) buildExpression(_:)
    AppIntents|ParameterSummary||
    !AppIntents|ParameterSummary||No editor of shortcuts shows it.
    AppIntents|ParameterSummaryBuilder||buildBlock(_:)
    AppIntents|ParameterSummaryCaseBuilder||buildBlock(_?:) buildExpression(_:)
    AppIntents|ParameterSummaryCaseCondition||init(_:_:)
    AppIntents|ParameterSummaryComparison|Sendable|equalTo greaterThan greaterThanOrEqualTo lessThan lessThanOrEqualTo notEqualTo
    AppIntents|ParameterSummaryDefaultCaseCondition||init(_:)
    AppIntents|ParameterSummaryMembership|Sendable|oneOf
    AppIntents|ParameterSummaryPresence|Sendable|hasAnyValue hasNoValue
    AppIntents|ParameterSummaryString|ExpressibleByStringInterpolation Sendable|ParameterFormat StringInterpolation init(stringInterpolation:) init(stringLiteral:)
    AppIntents|ParameterSummaryString.ParameterFormat|Sendable|applicationName
    AppIntents|ParameterSummaryString.StringInterpolation|Sendable StringInterpolationProtocol|appendInterpolation(_:format?:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    AppIntents|ParameterSummarySwitchCondition|ParameterSummary|init(_:_:)
    AppIntents|ParameterSummaryWhenCondition|ParameterSummary|init(_:_:_:_:otherwise:) init(_:_:_:otherwise:) init(widgetFamily:_:_:otherwise:)
    FoundationOverlay|ParseStrategy||name url
    FoundationOverlay|ParseableFormatStyle||url
    SwiftUI|PasteButton|View|body init(payloadType:onPaste:) init(supportedContentTypes:payloadAction:)
    SwiftUI|Path|Equatable LosslessStringConvertible Sendable Shape|Element addArc(center:radius:startAngle:endAngle:clockwise:transform?:) addArc(tangent1End:tangent2End:radius:transform?:) addCurve(to:control1:control2:) addEllipse(in:transform?:) addLine(to:) addLines(_:) addPath(_:transform?:) addQuadCurve(to:control:) addRect(_:transform?:) addRects(_:transform?:) addRelativeArc(center:radius:startAngle:delta:transform?:) addRoundedRect(in:cornerRadii:style?:transform?:) addRoundedRect(in:cornerSize:style?:transform?:) applying(_:) boundingRect cgPath closeSubpath() contains(_:eoFill?:) currentPoint description forEach(_:) init() init(_:) init(ellipseIn:) init(roundedRect:cornerRadii:style?:) init(roundedRect:cornerRadius:style?:) init(roundedRect:cornerSize:style?:) intersection(_:eoFill?:) isEmpty lineIntersection(_:eoFill?:) lineSubtraction(_:eoFill?:) move(to:) normalized(eoFill?:) offsetBy(dx:dy:) path(in:) strokedPath(_:) subtracting(_:eoFill?:) symmetricDifference(_:eoFill?:) trimmedPath(from:to:) union(_:eoFill?:)
    SwiftUI|Path.Element|Equatable Sendable|closeSubpath curve line move quadCurve
    SwiftUI|PencilDoubleTapGestureValue|Hashable Sendable|hoverPose
    SwiftUI|PencilHoverPose|Hashable Sendable|location zDistance
    SwiftUI|PencilSqueezeGesturePhase|Hashable Sendable|active ended failed
    SwiftUI|PencilSqueezeGestureValue|Hashable Sendable|hoverPose
    CloudKit|PendingChanges|Codable|
    SwiftUI|PeriodicTimelineSchedule|Sendable TimelineSchedule|entries(from:mode:) init(from:by:)
    SwiftData|PersistentIdentifier|Codable Comparable Hashable Identifiable Sendable|<(lhs:rhs:) ==(lhs:rhs:) ID encode(to:) entityName hash(into:) id init(from:) storeIdentifier
    SwiftData|PersistentIdentifier.ID|CustomStringConvertible Hashable Sendable|description
    SwiftData|PersistentModel|AnyObject Hashable Identifiable Observable SendableMetatype|==(lhs:rhs:) createBackingData() getTransformableValue(forKey:) getValue(forKey:) hasChanges hash(into:) id init(backingData:) isDeleted modelContext persistentBackingData persistentModelID schemaMetadata setTransformableValue(forKey:to:) setValue(forKey:to:) windfallIndexKeyPaths windfallNotify(_:) windfallUniqueKeyPaths
    AppIntents|PersistentlyIdentifiable||persistentIdentifier
    FoundationOverlay|PersonNameComponents||FormatStyle ParseStrategy formatted() formatted(_:) init(_:) init(_:strategy:)
    FoundationOverlay|PersonNameComponents.FormatStyle|Foundation.FormatStyle ParseableFormatStyle|Style format(_:) init(style?:locale?:) locale locale(_:) parseStrategy style
    FoundationOverlay|PersonNameComponents.FormatStyle.Style|Codable Hashable Sendable|abbreviated long medium short
    FoundationOverlay|PersonNameComponents.ParseStrategy|Foundation.ParseStrategy|init() parse(_:)
    FoundationOverlay|PersonNameComponentsFormatter|Formatter|Options Style init() init(coder:) isPhonetic locale localizedString(from:style:options?:) personNameComponents(from:) string(for:) string(from:) style
    !FoundationOverlay|PersonNameComponentsFormatter||The order of a name follows its script, in every language. Attributed strings are not made.
    FoundationOverlay|PersonNameComponentsFormatter.Options|OptionSet Sendable|init(rawValue:) phonetic rawValue
    FoundationOverlay|PersonNameComponentsFormatter.Style|Int Sendable|abbreviated default long medium short
    SwiftUI|PhaseAnimator|View|body init(_:content:animation?:) init(_:trigger:content:animation?:)
    !SwiftUI|PhaseAnimator||It rests in its first phase, where a run through all of them ends.
    PhotosUI|PhotosPicker|View|body init(_:selection:matching?:preferredItemEncoding?:) init(_:selection:maxSelectionCount?:selectionBehavior?:matching?:preferredItemEncoding?:) init(selection:matching?:preferredItemEncoding?:label:) init(selection:matching?:preferredItemEncoding?:photoLibrary:label:) init(selection:maxSelectionCount?:selectionBehavior?:matching?:preferredItemEncoding?:label:) init(selection:maxSelectionCount?:selectionBehavior?:matching?:preferredItemEncoding?:photoLibrary:label:)
    !PhotosUI|PhotosPicker||A button that opens an empty library, where only cancelling is possible.
    PhotosUI|PhotosPickerItem|Hashable Sendable|EncodingDisambiguationPolicy init(itemIdentifier:) itemIdentifier loadTransferable(type:) loadTransferable(type:completionHandler:) supportedContentTypes
    !PhotosUI|PhotosPickerItem||The library is empty, so that none is ever picked.
    PhotosUI|PhotosPickerItem.EncodingDisambiguationPolicy|Hashable Sendable|automatic compatible current
    PhotosUI|PhotosPickerSelectionBehavior|Hashable Sendable|continuous continuousAndOrdered default ordered
    PhotosUI|PhotosPickerStyle|Hashable Sendable|compact inline presentation
    SwiftUI|Picker|CustomReflectable View|body customMirror init(_:selection:content:) init(_:systemImage:selection:content:) init(selection:content:label:) init(selection:content:label:currentValueLabel:) init(selection:label:content:)
    SwiftUI|PickerStyle||_kind automatic inline menu navigationLink palette segmented wheel
    StoreKit|PickerSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    SwiftUI|PinnedScrollableViews|Hashable OptionSet Sendable|init(rawValue:) rawValue sectionFooters sectionHeaders
    Accelerate|Pixel_8|UInt8|
    Accelerate|Pixel_8888|(UInt8,UInt8,UInt8,UInt8)|
    Accelerate|Pixel_F|Float|
    SwiftUI|PlacedContent||_makeNode(_:_:)
    SwiftUI|PlaceholderContentView|PlacedContent|
    SwiftUI|PlaceholderTextShapeStyle|Sendable ShapeStyle|_paint(in:) init()
    SwiftUI|PlainButtonStyle|FrameworkButtonStyle|init()
    SwiftUI|PlainListStyle|ListStyle|_look init()
    SwiftUI|PlainTextEditorStyle|TextEditorStyle|init() makeBody(configuration:)
    SwiftUI|PlainTextFieldStyle|FrameworkTextFieldStyle|_border init()
    PlaygroundSupport|PlaygroundLiveViewRepresentation||view viewController
    PlaygroundSupport|PlaygroundLiveViewable||playgroundLiveViewRepresentation
    PlaygroundSupport|PlaygroundPage||current finishExecution() liveView needsIndefiniteExecution setLiveView(_:)
    !PlaygroundSupport|PlaygroundPage||Nobody looks at the page, so a live view alone does not keep it running: it is put into a window, and the page ends with its code. A page that asks for indefinite execution and never finishes is stopped when the time that a test may take is over, which counts as a failure.
    Charts|Plot|PrimitiveChartContent|_resolve() init(content:)
    Charts|PlotDimensionScaleRange|PositionScaleRange Sendable|_padding
    Charts|Plottable||init(primitivePlottable:) primitivePlottable
    Charts|PlottableValue||value(_:_:) value(_:_:unit:calendar?:)
    Charts|PointMark|PrimitiveChartContent|_resolve() init(x:y:) init(x:y?:) init(x?:y:)
    MapKit|PointOfInterestCategories|Equatable Sendable|all excluding(_:) excludingAll including(_:)
    Nimble|PollingDefaults||pollInterval timeout
    SwiftUI|PopoverAttachmentAnchor|Sendable|Source point rect
    SwiftUI|PopoverAttachmentAnchor.Source|Equatable Sendable|bounds rect
    Charts|PositionScaleRange||_padding plotDimension plotDimension(padding:) plotDimension(startPadding?:endPadding?:)
    Nimble|Predicate|Matcher|
    FoundationOverlay|PredicateExpressions||StringCaseInsensitiveCompare StringLocalizedCompare StringLocalizedStandardContains build_caseInsensitiveCompare(_:_:) build_localizedCompare(_:_:) build_localizedStandardContains(_:_:)
    SwiftData|PredicateExpressions.Arithmetic|TranslatableExpression|
    SwiftData|PredicateExpressions.ClosedRange|TranslatableBounds|
    SwiftData|PredicateExpressions.CollectionContainsCollection|TranslatableCondition|
    SwiftData|PredicateExpressions.Comparison|TranslatableCondition|
    SwiftData|PredicateExpressions.Conditional|TranslatableExpression|
    SwiftData|PredicateExpressions.Conjunction|TranslatableCondition|
    SwiftData|PredicateExpressions.Disjunction|TranslatableCondition|
    SwiftData|PredicateExpressions.Equal|TranslatableCondition|
    SwiftData|PredicateExpressions.Filter|TranslatableExpression|
    SwiftData|PredicateExpressions.FloatDivision|TranslatableExpression|
    SwiftData|PredicateExpressions.ForcedUnwrap|TranslatableExpression|
    SwiftData|PredicateExpressions.IntDivision|TranslatableExpression|
    SwiftData|PredicateExpressions.IntRemainder|TranslatableExpression|
    SwiftData|PredicateExpressions.KeyPath|TranslatableExpression|
    SwiftData|PredicateExpressions.Negation|TranslatableCondition|
    SwiftData|PredicateExpressions.NilCoalesce|TranslatableExpression|
    SwiftData|PredicateExpressions.NilLiteral|TranslatableExpression|
    SwiftData|PredicateExpressions.NotEqual|TranslatableCondition|
    SwiftData|PredicateExpressions.OptionalFlatMap|OptionalChain TranslatableExpression|
    SwiftData|PredicateExpressions.Range|TranslatableBounds|
    SwiftData|PredicateExpressions.RangeExpressionContains|TranslatableCondition|
    SwiftData|PredicateExpressions.SequenceAllSatisfy|TranslatableCondition|
    SwiftData|PredicateExpressions.SequenceContains|TranslatableCondition|
    SwiftData|PredicateExpressions.SequenceContainsWhere|TranslatableCondition|
    SwiftData|PredicateExpressions.SequenceStartsWith|TranslatableCondition|
    FoundationOverlay|PredicateExpressions.StringCaseInsensitiveCompare|Codable PredicateExpression Sendable StandardPredicateExpression TextComparing|evaluate(_:) init(root:other:) other root
    FoundationOverlay|PredicateExpressions.StringCaseInsensitiveCompare.Output|ComparisonResult|
    FoundationOverlay|PredicateExpressions.StringLocalizedCompare|Codable PredicateExpression Sendable StandardPredicateExpression|evaluate(_:) init(root:other:) other root
    FoundationOverlay|PredicateExpressions.StringLocalizedCompare.Output|ComparisonResult|
    FoundationOverlay|PredicateExpressions.StringLocalizedStandardContains|Codable PredicateExpression Sendable StandardPredicateExpression TranslatableCondition|evaluate(_:) init(root:other:) other root
    FoundationOverlay|PredicateExpressions.StringLocalizedStandardContains.Output|Bool|
    SwiftData|PredicateExpressions.UnaryMinus|TranslatableExpression|
    SwiftData|PredicateExpressions.Value|TranslatableExpression|
    SwiftData|PredicateExpressions.Variable|TranslatableExpression|
    Nimble|PredicateResult|MatcherResult|
    Nimble|PredicateStatus|MatcherStatus|
    AppIntents|PredictableIntent|AppIntent|
    SwiftUI|PreferenceKey||_delay(_:) defaultValue reduce(value:nextValue:)
    SwiftUI|PresentationAdaptation|Equatable Sendable|automatic fullScreenCover none popover sheet
    SwiftUI|PresentationBackgroundInteraction|Sendable|automatic disabled enabled enabled(upThrough:)
    SwiftUI|PresentationContentInteraction|Equatable Sendable|automatic resizes scrolls
    SwiftUI|PresentationDetent|Hashable Sendable|Context custom(_:) fraction(_:) height(_:) large medium
    SwiftUI|PresentationDetent.Context||maxDetentValue subscript(dynamicMember:)
    SwiftUI|PresentationMode|Sendable|dismiss() isPresented
    SwiftUI|PresentationSizing|Sendable|automatic fitted form page
    !SwiftUI|PresentationSizing||A structure here: apps have no sizings of their own.
    ViewControllerPresentationSpy|PresentationVerifier|NSObject|animated capturedCompletion init() presentedCount presentedViewController presentingViewController testCompletion verify(animated:presentingViewController?:file?:line?:)
    !ViewControllerPresentationSpy|PresentationVerifier||There can be one at a time, and none beside an `AlertVerifier`.
    SwiftUI|PresentedWindowContent|View|body
    SwiftUI|Preview||ViewTraits
    SwiftUI|Preview.ViewTraits||
    SwiftUI|PreviewDevice|ExpressibleByStringLiteral RawRepresentable Sendable|init(rawValue:) init(stringLiteral:) rawValue
    SwiftUI|PreviewLayout|Sendable|device fixed sizeThatFits
    SwiftUI|PreviewModifier||body(content:context:) makeSharedContext()
    !SwiftUI|PreviewModifier||Previews are not shown, so that nobody asks for the body.
    SwiftUI|PreviewModifier.Content|PreviewModifierContent|
    SwiftUI|PreviewModifierContent|View|body
    SwiftUI|PreviewProvider||previews
    SwiftUI|PreviewTrait||defaultLayout fixedLayout(width:height:) landscapeLeft landscapeRight modifier(_:) portrait portraitUpsideDown sizeThatFitsLayout
    Charts|PrimitiveAxisContent||body
    Charts|PrimitiveAxisMark||body
    SwiftUI|PrimitiveButtonStyle||automatic bordered borderedProminent borderless glass glass(_:) glassProminent makeBody(configuration:) plain
    !SwiftUI|PrimitiveButtonStyle||The style of an app says itself what triggers its buttons.
    SwiftUI|PrimitiveButtonStyle.Configuration|PrimitiveButtonStyleConfiguration|
    SwiftUI|PrimitiveButtonStyleConfiguration||Label label role trigger()
    SwiftUI|PrimitiveButtonStyleConfiguration.Label|PlacedContent|
    Charts|PrimitiveChartContent||body
    SwiftUI|PrimitiveCommands||body
    SwiftUI|PrimitiveGesture||body
    SwiftUI|PrimitiveKeyframeTrackContent||body
    SwiftUI|PrimitiveKeyframes||body
    MapKit|PrimitiveMapContent||body
    SwiftUI|PrimitiveModifier||body(content:)
    Charts|PrimitivePlottableProtocol|Plottable|_datum _value(_:) init(primitivePlottable:) primitivePlottable
    SwiftUI|PrimitiveScene||body
    SwiftUI|PrimitiveTableRows||tableRowBody
    SwiftUI|PrimitiveToolbarContent||body
    CoreTransferable|PrimitiveTransferRepresentation||_forms(of:) body
    SwiftUI|PrimitiveView||body
    FoundationOverlay|ProcessInfo|Hashable ProcessInfoInitializing|==(left:right:) ActivityOptions ThermalState beginActivity(options?:reason:) endActivity(_:) hash(into:) isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac performActivity(options?:reason:using:) performExpiringActivity(withReason:using:) thermalState thermalStateDidChangeNotification
    FoundationOverlay|ProcessInfo.ActivityOptions|OptionSet Sendable|animationTrackingEnabled automaticTerminationDisabled background idleDisplaySleepDisabled idleSystemSleepDisabled init(rawValue:) latencyCritical rawValue suddenTerminationDisabled trackingEnabled userInitiated userInitiatedAllowingIdleSystemSleep userInteractive
    FoundationOverlay|ProcessInfo.ThermalState|Int Sendable|critical fair nominal serious
    FoundationOverlay|ProcessInfoInitializing||init()
    StoreKit|Product|Hashable Identifiable Sendable|==(first:second:) CollectionTaskState ProductType PurchaseError PurchaseOption PurchaseResult SubscriptionInfo SubscriptionOffer SubscriptionPeriod SubscriptionRelationship TaskState currentEntitlement currentEntitlements description displayName displayPrice hash(into:) id isFamilyShareable jsonRepresentation latestTransaction price priceFormatStyle products(for:) purchase(confirmIn:options?:) purchase(options?:) subscription type
    !StoreKit|Product||The store has none, and so there is none.
    StoreKit|Product.CollectionTaskState||failure loading products success
    StoreKit|Product.ProductType|Hashable RawRepresentable Sendable|autoRenewable consumable init(rawValue:) localizedDescription nonConsumable nonRenewable rawValue
    StoreKit|Product.PurchaseError|Error Sendable|ineligibleForOffer invalidOfferIdentifier invalidOfferPrice invalidOfferSignature invalidQuantity missingOfferParameters productUnavailable purchaseNotAllowed
    StoreKit|Product.PurchaseOption|Hashable Sendable|appAccountToken(_:) custom(key:value:) onStorefrontChange(shouldContinuePurchase:) promotionalOffer(offerID:keyID:nonce:signature:timestamp:) quantity(_:) simulatesAskToBuyInSandbox(_:)
    StoreKit|Product.PurchaseResult|Sendable|pending success userCancelled
    StoreKit|Product.SubscriptionInfo|Hashable Sendable|RenewalInfo RenewalState Status groupDisplayName groupLevel introductoryOffer isEligibleForIntroOffer isEligibleForIntroOffer(for:) promotionalOffers status status(for:) subscriptionGroupID subscriptionPeriod winBackOffers
    StoreKit|Product.SubscriptionInfo.RenewalInfo|Hashable Sendable|ExpirationReason autoRenewPreference currentProductID expirationReason gracePeriodExpirationDate isInBillingRetry originalTransactionID renewalDate signedDate willAutoRenew
    StoreKit|Product.SubscriptionInfo.RenewalInfo.ExpirationReason|Hashable RawRepresentable Sendable|autoRenewDisabled billingError didNotConsentToPriceIncrease init(rawValue:) productUnavailable rawValue unknown
    StoreKit|Product.SubscriptionInfo.RenewalState|Hashable RawRepresentable Sendable|expired inBillingRetryPeriod inGracePeriod init(rawValue:) rawValue revoked subscribed
    StoreKit|Product.SubscriptionInfo.Status|Hashable Sendable|renewalInfo state transaction updates
    StoreKit|Product.SubscriptionOffer|Hashable Sendable|OfferType PaymentMode displayPrice id paymentMode period periodCount price type
    StoreKit|Product.SubscriptionOffer.OfferType|Hashable RawRepresentable Sendable|init(rawValue:) introductory promotional rawValue winBack
    StoreKit|Product.SubscriptionOffer.PaymentMode|Hashable RawRepresentable Sendable|freeTrial init(rawValue:) payAsYouGo payUpFront rawValue
    StoreKit|Product.SubscriptionPeriod|Hashable Sendable|Unit everySixMonths everyThreeDays everyThreeMonths everyTwoMonths everyTwoWeeks monthly unit value weekly yearly
    StoreKit|Product.SubscriptionPeriod.Unit|Hashable Sendable|day localizedDescription month week year
    StoreKit|Product.SubscriptionRelationship|OptionSet Sendable|all crossgrade current downgrade init(rawValue:) rawValue upgrade
    StoreKit|Product.TaskState||failure loading product success unavailable
    StoreKit|ProductView|View|body init(_:prefersPromotionalIcon?:) init(_:prefersPromotionalIcon?:icon:) init(id:prefersPromotionalIcon?:) init(id:prefersPromotionalIcon?:icon:) init(id:prefersPromotionalIcon?:icon:placeholderIcon:)
    !StoreKit|ProductView||The store has no products, so it says what iOS says then.
    StoreKit|ProductViewStyle||automatic compact large regular
    !StoreKit|ProductViewStyle||Only the store's own: without products none is asked for a body.
    FoundationOverlay|Progress|ProgressInitializing|
    FoundationOverlay|ProgressInitializing||init()
    AppIntents|ProgressReportingIntent|AppIntent|progress
    FoundationOverlay|ProgressUserInfoKey|_ObjectiveCBridgeable _StringConstant|
    SwiftUI|ProgressView|CustomReflectable View|body customMirror init() init(_:) init(_:value:total?:) init(label:) init(timerInterval:countsDown?:) init(timerInterval:countsDown?:label:) init(timerInterval:countsDown?:label:currentValueLabel:) init(value:total?:) init(value:total?:label:) init(value:total?:label:currentValueLabel:)
    SwiftUI|ProgressViewStyle||automatic circular linear makeBody(configuration:)
    SwiftUI|ProgressViewStyle.Configuration|ProgressViewStyleConfiguration|
    SwiftUI|ProgressViewStyleConfiguration||CurrentValueLabel Label currentValueLabel fractionCompleted label
    SwiftUI|ProgressViewStyleConfiguration.CurrentValueLabel|View|body
    SwiftUI|ProgressViewStyleConfiguration.Label|View|body
    SwiftUI|ProjectionTransform|Equatable Sendable|concatenating(_:) init() init(_:) isAffine isIdentity m11 m12 m13 m21 m22 m23 m31 m32 m33
    SwiftUI|Prominence|Hashable Sendable|increased standard
    StoreKit|ProminentPickerSubscriptionStoreControlStyle|SubscriptionStoreControlStyle|init()
    SwiftUI|ProposedViewSize|Hashable Sendable|height infinity init(_:) init(width:height:) replacingUnspecifiedDimensions(by?:) unspecified width zero
    ObjectiveC|Protocol|NSObject Sendable|
    AppIntents|ProvidesDialog|IntentResult|dialog
    CoreTransferable|ProxyRepresentation|PrimitiveTransferRepresentation|init(exporting:) init(exporting:importing:) init(importing:)
    Combine|Publisher||collect(_:options?:) combineLatest(_:) combineLatest(_:_:) combineLatest(_:_:_:) combineLatest(_:_:_:_:) merge(with:) merge(with:_:) merge(with:_:_:) merge(with:_:_:_:) merge(with:_:_:_:_:) merge(with:_:_:_:_:_:) merge(with:_:_:_:_:_:_:)
    Combine|Publishers||CollectByTime CombineLatest CombineLatest3 CombineLatest4 Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany TimeGroupingStrategy
    Combine|Publishers.CollectByTime|Publisher|init(upstream:strategy:options:) options receive(subscriber:) strategy upstream
    Combine|Publishers.CollectByTime.Failure|Upstream.Failure|
    Combine|Publishers.CollectByTime.Output|[Upstream.Output]|
    Combine|Publishers.CombineLatest|Publisher|a b init(_:_:) receive(subscriber:)
    Combine|Publishers.CombineLatest.Failure|A.Failure|
    Combine|Publishers.CombineLatest.Output|(A.Output,B.Output)|
    Combine|Publishers.CombineLatest3|Publisher|a b c init(_:_:_:) receive(subscriber:)
    Combine|Publishers.CombineLatest3.Failure|A.Failure|
    Combine|Publishers.CombineLatest3.Output|(A.Output,B.Output,C.Output)|
    Combine|Publishers.CombineLatest4|Publisher|a b c d init(_:_:_:_:) receive(subscriber:)
    Combine|Publishers.CombineLatest4.Failure|A.Failure|
    Combine|Publishers.CombineLatest4.Output|(A.Output,B.Output,C.Output,D.Output)|
    Combine|Publishers.Merge|Publisher|a b init(_:_:) receive(subscriber:)
    Combine|Publishers.Merge.Failure|A.Failure|
    Combine|Publishers.Merge.Output|A.Output|
    Combine|Publishers.Merge3|Publisher|a b c init(_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge3.Failure|A.Failure|
    Combine|Publishers.Merge3.Output|A.Output|
    Combine|Publishers.Merge4|Publisher|a b c d init(_:_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge4.Failure|A.Failure|
    Combine|Publishers.Merge4.Output|A.Output|
    Combine|Publishers.Merge5|Publisher|a b c d e init(_:_:_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge5.Failure|A.Failure|
    Combine|Publishers.Merge5.Output|A.Output|
    Combine|Publishers.Merge6|Publisher|a b c d e f init(_:_:_:_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge6.Failure|A.Failure|
    Combine|Publishers.Merge6.Output|A.Output|
    Combine|Publishers.Merge7|Publisher|a b c d e f g init(_:_:_:_:_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge7.Failure|A.Failure|
    Combine|Publishers.Merge7.Output|A.Output|
    Combine|Publishers.Merge8|Publisher|a b c d e f g h init(_:_:_:_:_:_:_:_:) receive(subscriber:)
    Combine|Publishers.Merge8.Failure|A.Failure|
    Combine|Publishers.Merge8.Output|A.Output|
    Combine|Publishers.MergeMany|Publisher|init(_:) init(_?:) merge(with:) publishers receive(subscriber:)
    Combine|Publishers.MergeMany.Failure|Upstream.Failure|
    Combine|Publishers.MergeMany.Output|Upstream.Output|
    Combine|Publishers.TimeGroupingStrategy||byTime byTimeOrCount
    StoreKit|PurchaseAction||callAsFunction(_:options?:)
    SwiftUI|PushTransition|Transition|body(content:phase:) edge init(edge:)
    ActivityKit|PushType|Equatable Sendable|channel(_:) token
    Quick|QCKConfiguration|NSObject|afterEach(_:) afterSuite(_:) aroundEach(_:) beforeEach(_:) beforeSuite(_:) exclude(_:) include(_:) runAllWhenEverythingFiltered
    QuickLook|QLPreviewController|UIViewController|canPreviewItem(_:) currentPreviewItem currentPreviewItemIndex dataSource delegate refreshCurrentPreviewItem() reloadData() viewDidLayoutSubviews() viewDidLoad()
    !QuickLook|QLPreviewController||Pictures and texts are shown; of other files there is the name. A swipe leads to the next item and the one before.
    QuickLook|QLPreviewControllerDataSource|AnyObject|numberOfPreviewItems(in:) previewController(_:previewItemAt:)
    QuickLook|QLPreviewControllerDelegate|AnyObject|previewController(_:didSaveEditedCopyOf:at:) previewController(_:didUpdateContentsOf:) previewController(_:editingModeFor:) previewController(_:frameFor:inSourceView:) previewController(_:shouldOpen:for:) previewController(_:transitionImageFor:contentRect:) previewController(_:transitionViewFor:) previewControllerDidDismiss(_:) previewControllerWillDismiss(_:)
    !QuickLook|QLPreviewControllerDelegate||It is asked nothing: previews have no links and cannot be edited, and they do not grow out of a view.
    QuickLook|QLPreviewItem|AnyObject|previewItemTitle previewItemURL
    QuickLook|QLPreviewItemEditingMode|Int Sendable|createCopy disabled updateContents
    !QuickLook|QLPreviewItemEditingMode||Nothing can be edited.
    SwiftDataSwiftUI|Query|DynamicProperty|fetchError init() init(_:animation:) init(_:transaction?:) init(filter?:sort:order?:animation:) init(filter?:sort:order?:transaction?:) init(filter?:sort?:animation:) init(filter?:sort?:transaction?:) modelContext update() wrappedValue
    Quick|QuickConfiguration|NSObject|configure(_:)
    Quick|QuickConfiguration.Configuration|QCKConfiguration|
    Quick|QuickConfigurer|(_configuration:QCKConfiguration)->Void|
    Quick|QuickSpec|QuickSpecBase SyncDSLUser|afterEach(_:) afterSuite(_:) allTests aroundEach(_:) beforeEach(_:) beforeSuite(_:) context(_:closure:) current describe(_:closure:) fcontext(_:closure:) fdescribe(_:closure:) fit(_:file?:line?:closure:) fitBehavesLike(_:file?:line?:) fitBehavesLike(_:file?:line?:context:) fitBehavesLike(_:file?:line?:sharedExampleContext:) init() it(_:file?:line?:closure:) itBehavesLike(_:file?:line?:) itBehavesLike(_:file?:line?:context:) itBehavesLike(_:file?:line?:sharedExampleContext:) justBeforeEach(_:) pending(_:file?:line?:closure:) perform(_:) sharedExamples(_:file?:line?:closure:) spec() xcontext(_:closure:) xdescribe(_:closure:) xit(_:file?:line?:closure:) xitBehavesLike(_:file?:line?:) xitBehavesLike(_:file?:line?:context:) xitBehavesLike(_:file?:line?:sharedExampleContext:)
    Quick|QuickSpecBase|XCTestCase|
    RxCocoaRuntime|RXDeallocatingObserver|AnyObject|deallocating() targetImplementation
    RxCocoaRuntime|RXMessageSentObserver|AnyObject|messageSent(withArguments:) methodInvoked(withArguments:) targetImplementation
    RxCocoaRuntime|RXObjCRuntimeError|Int Sendable|cantInterceptCoreFoundationTollFreeBridgedObjects objectMessagesAlreadyBeingIntercepted observingMessagesWithUnsupportedReturnType observingPerformanceSensitiveMessages replacingMethodWithForwardingImplementation savingOriginalForwardingMethodFailed selectorNotImplemented threadingCollisionWithOtherInterceptionMechanism unknown
    SwiftUI|RadialGradient|PrimitiveView ShapeStyle|_makeNode(_:_:) _paint(in:) init(colors:center:startRadius:endRadius:) init(gradient:center:startRadius:endRadius:) init(stops:center:startRadius:endRadius:)
    Charts|Range|ScaleDomain|_domain
    SwiftUI|RangeReplaceableCollection||remove(atOffsets:)
    FoundationOverlay|RangedFormatterReading|Formatter|getObjectValue(_:for:range:) windfallGetObjectValue(_:for:range:) windfallValue(of:)
    CoreTransferable|ReceivedTransferredFile|Sendable|file isOriginalFile
    SwiftUI|Rectangle|InsettableShape Sendable|init() inset(by:) path(in:)
    SwiftUI|RectangleCornerRadii|Animatable Equatable Sendable|animatableData bottomLeading bottomTrailing init(topLeading?:bottomLeading?:bottomTrailing?:topTrailing?:) topLeading topTrailing
    Charts|RectangleMark|PrimitiveChartContent|_resolve() init(x:y:width?:height?:) init(x:yStart:yEnd:width?:) init(x:yStart?:yEnd?:width?:) init(xStart:xEnd:y:height?:) init(xStart:xEnd:yStart:yEnd:) init(xStart:xEnd:yStart?:yEnd?:) init(xStart?:xEnd?:y:height?:) init(xStart?:xEnd?:yStart:yEnd:)
    SwiftUI|RedactionReasons|OptionSet Sendable|init(rawValue:) invalidated placeholder privacy rawValue
    SwiftUI|ReferenceFileDocument|ObservableObject|fileWrapper(snapshot:configuration:) init(configuration:) readableContentTypes snapshot(contentType:) writableContentTypes
    SwiftUI|ReferenceFileDocument.ReadConfiguration|FileDocumentReadConfiguration|
    SwiftUI|ReferenceFileDocument.WriteConfiguration|FileDocumentWriteConfiguration|
    SwiftUI|ReferenceFileDocumentConfiguration||document fileURL isEditable
    SwiftUI|RefreshAction|Sendable|callAsFunction()
    DarwinOverlay|RegionCode|Int16|
    StoreKit|RegularProductViewStyle|ProductViewStyle|init()
    SwiftData|RelationshipCollection||
    FoundationOverlay|RelativeDateTimeFormatter|Formatter|DateTimeStyle UnitsStyle calendar dateTimeStyle formattingContext init() init(coder:) locale localizedString(for:relativeTo:) localizedString(from:) localizedString(fromTimeInterval:) string(for:) unitsStyle
    FoundationOverlay|RelativeDateTimeFormatter.DateTimeStyle|Int Sendable|named numeric
    FoundationOverlay|RelativeDateTimeFormatter.UnitsStyle|Int Sendable|abbreviated full short spellOut
    SwiftUI|RenameAction||callAsFunction()
    SwiftUI|RenameButton|View|body init()
    StoreKit|RequestReviewAction||callAsFunction()
    !StoreKit|RequestReviewAction||As where the system has decided not to ask, nothing is shown.
    Nimble|RequireError|CustomNSError CustomStringConvertible Error LocalizedError|description errorDescription errorUserInfo init(message:location:) location message
    DarwinOverlay|ResType|FourCharCode|
    AppIntents|ResultsCollection||items
    AppIntents|ReturnsValue|IntentResult|
    SwiftUI|RotateGesture|PrimitiveGesture|Value _recognizers(_:_:) init(minimumAngleDelta?:) minimumAngleDelta
    SwiftUI|RotateGesture.Value|Equatable Sendable|rotation startAnchor startLocation time velocity
    SwiftUI|RotatedShape|InsettableShape Shape|anchor angle init(shape:angle:anchor?:) inset(by:) path(in:) shape
    SwiftUI|RotationGesture|Gesture|body init(minimumAngleDelta?:) minimumAngleDelta
    SwiftUI|RotationGesture.Value|Angle|
    SwiftUI|RoundedBorderTextFieldStyle|FrameworkTextFieldStyle|_border init()
    SwiftUI|RoundedCornerStyle|Hashable Sendable|circular continuous
    SwiftUI|RoundedRectangle|InsettableShape Sendable|cornerSize init(cornerRadius:style?:) init(cornerSize:style?:) inset(by:) path(in:) style
    Charts|RuleMark|PrimitiveChartContent|_resolve() init(x:yStart:yEnd:) init(x:yStart?:yEnd?:) init(xStart:xEnd:y:) init(xStart?:xEnd?:y:)
    FoundationOverlay|RunLoop.Mode|_ObjectiveCBridgeable _StringConstant|commonModes defaultRunLoopMode tracking
    !FoundationOverlay|RunLoop.Mode|tracking|Fingers are followed in the default mode here: what is in this mode alone waits for a test to run it.
    UIKit|RunLoopMode|RunLoop.Mode|
    SystemConfiguration|SCNetworkReachability|Sendable|
    !SystemConfiguration|SCNetworkReachability||There is no network: nothing can be reached.
    SystemConfiguration|SCNetworkReachabilityCallBack|(SCNetworkReachability,SCNetworkReachabilityFlags,UnsafeMutableRawPointer?)->Void|
    SystemConfiguration|SCNetworkReachabilityContext||copyDescription info init() init(version:info:retain:release:copyDescription:) release retain version
    SystemConfiguration|SCNetworkReachabilityFlags|OptionSet Sendable|connectionAutomatic connectionOnDemand connectionOnTraffic connectionRequired init(rawValue:) interventionRequired isDirect isLocalAddress isWWAN rawValue reachable transientConnection
    SafariServices|SFSafariViewController|UIViewController|Configuration DismissButtonStyle configuration delegate dismissButtonStyle init(coder:) init(url:) init(url:configuration:) loadView() preferredBarTintColor preferredControlTintColor viewDidAppear(_:)
    !SafariServices|SFSafariViewController||Has its button that dismisses, and an empty page: the delegate hears that the page did not load.
    SafariServices|SFSafariViewController.Configuration|NSCopying NSObject|barCollapsingEnabled copy(with?:) entersReaderIfAvailable init()
    SafariServices|SFSafariViewController.DismissButtonStyle|Int Sendable|cancel close done
    SafariServices|SFSafariViewControllerDelegate|NSObjectProtocol|safariViewController(_:activityItemsFor:title:) safariViewController(_:didCompleteInitialLoad:) safariViewController(_:excludedActivityTypesFor:title:) safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerDidFinish(_:) safariViewControllerWillOpenInBrowser(_:)
    Speech|SFSpeechAudioBufferRecognitionRequest|SFSpeechRecognitionRequest Sendable|append(_:) endAudio() init()
    Speech|SFSpeechRecognitionRequest|NSObject Sendable|addsPunctuation contextualStrings requiresOnDeviceRecognition shouldReportPartialResults taskHint
    Speech|SFSpeechRecognitionResult|NSObject Sendable|bestTranscription isFinal transcriptions
    Speech|SFSpeechRecognitionTask|NSObject Sendable|cancel() error finish() init() isCancelled isFinishing state
    Speech|SFSpeechRecognitionTaskDelegate|NSObjectProtocol|speechRecognitionDidDetectSpeech(_:) speechRecognitionTask(_:didFinishRecognition:) speechRecognitionTask(_:didFinishSuccessfully:) speechRecognitionTask(_:didHypothesizeTranscription:) speechRecognitionTask(_:didProcessAudioDuration:) speechRecognitionTaskFinishedReadingAudio(_:) speechRecognitionTaskWasCancelled(_:)
    Speech|SFSpeechRecognitionTaskHint|Int Sendable|confirmation dictation search unspecified
    Speech|SFSpeechRecognitionTaskState|Int Sendable|canceling completed finishing running starting
    Speech|SFSpeechRecognizer|NSObject Sendable|authorizationStatus() defaultTaskHint delegate init() init(locale:) isAvailable locale queue recognitionTask(with:delegate:) recognitionTask(with:resultHandler:) requestAuthorization(_:) supportedLocales() supportsOnDeviceRecognition
    !Speech|SFSpeechRecognizer||In UI tests an alert asks; otherwise recognition is denied at once, unless `WINDFALL_GRANT` names `speech`. No language is ever available, and a task ends with an error.
    Speech|SFSpeechRecognizerAuthorizationStatus|Int Sendable|authorized denied notDetermined restricted
    Speech|SFSpeechRecognizerDelegate|NSObjectProtocol|speechRecognizer(_:availabilityDidChange:)
    Speech|SFSpeechURLRecognitionRequest|SFSpeechRecognitionRequest Sendable|init(url:) url
    Speech|SFTranscription|NSObject Sendable|formattedString
    CryptoKit|SHA256|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA256.Digest|SHA256Digest|
    CryptoKit|SHA256Digest|Digest|_bytes byteCount description
    CryptoKit|SHA384|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA384.Digest|SHA384Digest|
    CryptoKit|SHA384Digest|Digest|_bytes byteCount description
    CryptoKit|SHA3_256|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA3_256.Digest|SHA3_256Digest|
    CryptoKit|SHA3_256Digest|Digest|_bytes byteCount description
    CryptoKit|SHA3_384|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA3_384.Digest|SHA3_384Digest|
    CryptoKit|SHA3_384Digest|Digest|_bytes byteCount description
    CryptoKit|SHA3_512|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA3_512.Digest|SHA3_512Digest|
    CryptoKit|SHA3_512Digest|Digest|_bytes byteCount description
    CryptoKit|SHA512|HashFunction|blockByteCount byteCount finalize() init() update(bufferPointer:)
    CryptoKit|SHA512.Digest|SHA512Digest|
    CryptoKit|SHA512Digest|Digest|_bytes byteCount description
    DarwinOverlay|SInt16|Int16|
    DarwinOverlay|SInt32|Int32|
    DarwinOverlay|SInt64|Int64|
    DarwinOverlay|SInt8|Int8|
    StoreKit|SKError|_BridgedStoredNSError|Code _nsError _nsErrorDomain clientInvalid cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked errorDomain ineligibleForOffer init(_nsError:) invalidOfferIdentifier invalidOfferPrice invalidSignature missingOfferParams overlayCancelled overlayInvalidConfiguration overlayPresentedInBackgroundScene overlayTimeout paymentCancelled paymentInvalid paymentNotAllowed privacyAcknowledgementRequired storeProductNotAvailable unauthorizedRequestData unknown unsupportedPlatform
    StoreKit|SKError.Code|Int Sendable _ErrorCodeProtocol|clientInvalid cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked ineligibleForOffer invalidOfferIdentifier invalidOfferPrice invalidSignature missingOfferParams overlayCancelled overlayInvalidConfiguration overlayPresentedInBackgroundScene overlayTimeout paymentCancelled paymentInvalid paymentNotAllowed privacyAcknowledgementRequired storeProductNotAvailable unauthorizedRequestData unknown unsupportedPlatform
    StoreKit|SKError.Code._ErrorType|SKError|
    StoreKit|SKMutablePayment|SKPayment|applicationUsername quantity
    StoreKit|SKOverlay|NSObject|AppClipConfiguration AppConfiguration Configuration Position TransitionContext configuration delegate dismiss(in:) init(configuration:) present(in:)
    !StoreKit|SKOverlay||The store has no app to show: the delegate is told that it did not load.
    StoreKit|SKOverlay.AppClipConfiguration|Configuration|campaignToken init(position:) position providerToken
    StoreKit|SKOverlay.AppConfiguration|Configuration|appIdentifier campaignToken customProductPageIdentifier init(appIdentifier:position:) position providerToken userDismissible
    StoreKit|SKOverlay.Configuration|NSObject|
    StoreKit|SKOverlay.Position|Int Sendable|bottom bottomRaised
    StoreKit|SKOverlay.TransitionContext|NSObject|addAnimation(_:) endFrame startFrame
    StoreKit|SKOverlayDelegate|NSObjectProtocol|storeOverlayDidFailToLoad(_:error:) storeOverlayDidFinishDismissal(_:transitionContext:) storeOverlayDidFinishPresentation(_:transitionContext:) storeOverlayWillStartDismissal(_:transitionContext:) storeOverlayWillStartPresentation(_:transitionContext:)
    StoreKit|SKPayment|NSObject|applicationUsername init() init(product:) productIdentifier quantity
    StoreKit|SKPaymentQueue|NSObject Sendable|add(_:) canMakePayments() default() finishTransaction(_:) remove(_:) restoreCompletedTransactions() transactionObservers transactions
    !StoreKit|SKPaymentQueue||The store sells nothing: every payment fails, as its product is not available. Observers are told on the main queue.
    StoreKit|SKPaymentTransaction|NSObject|error init() original payment transactionDate transactionIdentifier transactionState
    StoreKit|SKPaymentTransactionObserver|NSObjectProtocol|paymentQueue(_:removedTransactions:) paymentQueue(_:restoreCompletedTransactionsFailedWithError:) paymentQueue(_:shouldAddStorePayment:for:) paymentQueue(_:updatedTransactions:) paymentQueueRestoreCompletedTransactionsFinished(_:)
    StoreKit|SKPaymentTransactionState|Int Sendable|deferred failed purchased purchasing restored
    StoreKit|SKProduct|NSObject|init() localizedDescription localizedTitle price priceLocale productIdentifier
    !StoreKit|SKProduct||The store has none. Tests make subclasses.
    StoreKit|SKProductsRequest|SKRequest|delegate init() init(productIdentifiers:)
    !StoreKit|SKProductsRequest||No product is known.
    StoreKit|SKProductsRequestDelegate|SKRequestDelegate|productsRequest(_:didReceive:)
    StoreKit|SKProductsResponse|NSObject|init() invalidProductIdentifiers products
    StoreKit|SKRequest|NSObject|cancel() delegate init() start()
    StoreKit|SKRequestDelegate|NSObjectProtocol|request(_:didFailWithError:) requestDidFinish(_:)
    StoreKit|SKStoreReviewController|NSObject|requestReview() requestReview(in:)
    !StoreKit|SKStoreReviewController||As where the system has decided not to ask, nothing is shown.
    Security|SSLCipherSuite|UInt16|
    Security|SSLContext||
    !Security|SSLContext||No stream gives one.
    SwiftUI|SafeAreaRegions|Hashable OptionSet Sendable|all container init(rawValue:) keyboard rawValue
    Charts|ScaleDomain||_domain automatic automatic(includesZero?:reversed?:)
    SwiftUI|ScaleTransition|Transition|anchor body(content:phase:) init(_:anchor?:) scale
    Charts|ScaleType|Hashable Sendable|category date linear log squareRoot
    SwiftUI|ScaledMetric|ConnectedProperty SelfComparingProperty Sendable|init(wrappedValue:) init(wrappedValue:relativeTo:) wrappedValue
    SwiftUI|ScaledShape|Shape|anchor init(shape:scale:anchor?:) path(in:) scale shape
    FoundationOverlay|Scanner||scanCharacters(from:into:) scanString(_:into:) scanUpTo(_:into:) scanUpToCharacters(from:into:)
    SwiftUI|Scene||_windowContent() backgroundTask(_:action:) body commands(content:) commandsRemoved() commandsReplaced(content:) defaultAppStorage(_:) defaultSize(_:) defaultSize(width:height:) environment(_:) environment(_:_:) environmentObject(_:) handlesExternalEvents(matching:) modelContainer(_:) modelContainer(for:inMemory?:isAutosaveEnabled?:isUndoEnabled?:onSetup?:) modelContext(_:) onChange(of:initial?:_:) onChange(of:perform:) windowResizability(_:)
    SwiftUI|SceneBuilder||buildBlock(_:) buildBlock(_:_:) buildExpression(_:)
    SwiftUI|ScenePhase|Comparable Hashable Int Sendable|<(a:b:) active background inactive
    SwiftUI|SceneStorage|ConnectedProperty SelfComparingProperty|init(_:) init(wrappedValue:_:) projectedValue wrappedValue
    !SwiftUI|SceneStorage||Kept as long as the process lives: scenes are never restored.
    SwiftData|Schema|Hashable Sendable|==(lhs:rhs:) Attribute Entity PropertyMetadata Relationship Version entities entitiesByName entity(for:) entityName(for:) hash(into:) init() init(_:version?:) init(_?:version?:) init(versionedSchema:) version
    !SwiftData|Schema||Saving a schema to a file and reading it back are not there.
    SwiftData|Schema.Attribute|CustomDebugStringConvertible Hashable SchemaProperty|==(lhs:rhs:) Option debugDescription defaultValue hash(into:) hashModifier init(_?:originalName?:hashModifier?:) init(name:originalName?:options?:valueType:defaultValue?:hashModifier?:) isAttribute isOptional isRelationship isTransformable isTransient isUnique name options originalName valueType
    SwiftData|Schema.Attribute.Option|Hashable Sendable|allowsCloudEncryption ephemeral externalStorage preserveValueOnDeletion spotlight transformable(by:) unique
    !SwiftData|Schema.Attribute.Option||`allowsCloudEncryption` and `spotlight` have no effect: there is neither a cloud nor a search.
    SwiftData|Schema.Entity|Hashable|==(lhs:rhs:) attributes attributesByName hash(into:) indices name relationships relationshipsByName storedProperties uniquenessConstraints
    SwiftData|Schema.PropertyMetadata||init(name:keypath:defaultValue?:metadata?:)
    SwiftData|Schema.Relationship|CustomDebugStringConvertible Hashable SchemaProperty|==(lhs:rhs:) DeleteRule Option debugDescription deleteRule destination hash(into:) hashModifier init(_?:deleteRule?:minimumModelCount?:maximumModelCount?:originalName?:inverse?:hashModifier?:) inverseKeyPath inverseName isAttribute isOptional isRelationship isToOneRelationship isTransient isUnique maximumModelCount minimumModelCount name options originalName valueType
    SwiftData|Schema.Relationship.DeleteRule|Codable Hashable Sendable String|cascade deny noAction nullify
    SwiftData|Schema.Relationship.Option|Hashable Sendable|unique
    SwiftData|Schema.Version|Codable Comparable CustomStringConvertible Hashable Sendable|<(lhs:rhs:) description init(_:_:_:) major minor patch
    SwiftData|SchemaMigrationPlan||schemas stages
    SwiftData|SchemaProperty|AnyObject|isAttribute isOptional isRelationship isTransient isUnique name originalName valueType
    SwiftUI|ScrollAnchorRole|Hashable Sendable|alignment initialOffset sizeChanges
    SwiftUI|ScrollBounceBehavior|Sendable|always automatic basedOnSize
    SwiftUI|ScrollDismissesKeyboardMode|Sendable|automatic immediately interactively never
    SwiftUI|ScrollEdgeEffectStyle|Hashable Sendable|automatic hard soft
    SwiftUI|ScrollGeometry|Equatable Sendable|bounds containerSize contentInsets contentOffset contentSize init(contentOffset:contentSize:contentInsets:containerSize:) visibleRect
    SwiftUI|ScrollIndicatorVisibility|Sendable|automatic hidden never visible
    SwiftUI|ScrollInputBehavior|Equatable Sendable|automatic disabled enabled
    SwiftUI|ScrollInputKind|Equatable Sendable|handGestureShortcut look
    SwiftUI|ScrollPhase|Hashable Sendable|animating decelerating idle interacting isScrolling tracking
    !SwiftUI|ScrollPhase||Scroll views rest as soon as the finger leaves them.
    SwiftUI|ScrollPhaseChangeContext||geometry velocity
    SwiftUI|ScrollPosition|Equatable Sendable|edge init(id:anchor?:) init(idType?:) init(idType?:edge:) init(idType?:point:) init(idType?:x:) init(idType?:x:y:) init(idType?:y:) isPositionedByUser point scrollTo(edge:) scrollTo(id:anchor?:) scrollTo(point:) scrollTo(x:) scrollTo(x:y:) scrollTo(y:) viewID viewID(type:) x y
    !SwiftUI|ScrollPosition||Unchecked because of the identifiers, which apps give as values.
    SwiftUI|ScrollTarget|Hashable Sendable|anchor init(rect:anchor?:) rect
    SwiftUI|ScrollTargetBehavior||paging properties(context:) updateTarget(_:context:) viewAligned viewAligned(anchor:) viewAligned(limitBehavior:)
    !SwiftUI|ScrollTargetBehavior||Pages are kept to. Views are not aligned, and what behaviours of apps say of a target is not asked for: scrolling ends where the finger leaves.
    SwiftUI|ScrollTargetBehavior.Properties|ScrollTargetBehaviorProperties|
    SwiftUI|ScrollTargetBehavior.PropertiesContext|ScrollTargetBehaviorPropertiesContext|
    SwiftUI|ScrollTargetBehavior.TargetContext|ScrollTargetBehaviorContext|
    SwiftUI|ScrollTargetBehaviorContext||axes containerSize contentSize originalTarget velocity
    SwiftUI|ScrollTargetBehaviorProperties||init() limitsScrolls
    SwiftUI|ScrollTargetBehaviorPropertiesContext||axes
    SwiftUI|ScrollTransitionConfiguration|Sendable|Threshold animated animated(_:) animation(_:) identity interactive threshold(_:)
    SwiftUI|ScrollTransitionConfiguration.Threshold|Sendable|centered hidden visible visible(_:)
    SwiftUI|ScrollTransitionPhase|Hashable Sendable|bottomTrailing identity isIdentity topLeading value
    SwiftUI|ScrollView|CustomReflectable PrimitiveView|_makeNode(_:_:) axes content customMirror init(_?:showsIndicators?:content:) showsIndicators
    UIKit|ScrollViewDelegating|AnyObject|delegate
    !UIKit|ScrollViewDelegating||Swift does not let a subclass declare a property of the same name with another type, which Apple's table and collection views do; one of a protocol's extension it lets them shadow.
    SwiftUI|ScrollViewProxy||scrollTo(_:anchor?:)
    SwiftUI|ScrollViewReader|PrimitiveView|_makeNode(_:_:) content init(content:)
    SwiftUI|SearchFieldPlacement|Sendable|NavigationBarDrawerDisplayMode automatic navigationBarDrawer navigationBarDrawer(displayMode:) sidebar toolbar
    SwiftUI|SearchFieldPlacement.NavigationBarDrawerDisplayMode|Sendable|always automatic
    SwiftUI|SearchPresentationToolbarBehavior|Hashable Sendable|automatic avoidHidingContent
    SwiftUI|SearchScopeActivation|Sendable|automatic onSearchPresentation onTextEntry
    SwiftUI|SearchToolbarBehavior|Hashable Sendable|automatic minimize
    Security|SecAccessControl|NSObject Sendable|hash isEqual(_:)
    !Security|SecAccessControl||It is kept with the item. Whoever reads the item is not asked for anything, as on a simulator without a passcode.
    Security|SecAccessControlCreateFlags|OptionSet Sendable|and applicationPassword biometryAny biometryCurrentSet devicePasscode init(rawValue:) or privateKeyUsage rawValue touchIDAny touchIDCurrentSet userPresence
    Security|SecCertificate|NSObject Sendable|hash isEqual(_:)
    Security|SecIdentity|NSObject Sendable|hash isEqual(_:)
    Security|SecKey|NSObject Sendable|hash isEqual(_:)
    !Security|SecKey||Keys are of RSA or of an elliptic curve. Those of the Secure Enclave are as open as all others, but are not given away.
    Security|SecKeyAlgorithm|Hashable RawRepresentable Sendable|ecdhKeyExchangeCofactor ecdhKeyExchangeCofactorX963SHA1 ecdhKeyExchangeCofactorX963SHA224 ecdhKeyExchangeCofactorX963SHA256 ecdhKeyExchangeCofactorX963SHA384 ecdhKeyExchangeCofactorX963SHA512 ecdhKeyExchangeStandard ecdhKeyExchangeStandardX963SHA1 ecdhKeyExchangeStandardX963SHA224 ecdhKeyExchangeStandardX963SHA256 ecdhKeyExchangeStandardX963SHA384 ecdhKeyExchangeStandardX963SHA512 ecdsaSignatureDigestRFC4754SHA1 ecdsaSignatureDigestRFC4754SHA224 ecdsaSignatureDigestRFC4754SHA256 ecdsaSignatureDigestRFC4754SHA384 ecdsaSignatureDigestRFC4754SHA512 ecdsaSignatureDigestX962 ecdsaSignatureDigestX962SHA1 ecdsaSignatureDigestX962SHA224 ecdsaSignatureDigestX962SHA256 ecdsaSignatureDigestX962SHA384 ecdsaSignatureDigestX962SHA512 ecdsaSignatureMessageRFC4754SHA1 ecdsaSignatureMessageRFC4754SHA224 ecdsaSignatureMessageRFC4754SHA256 ecdsaSignatureMessageRFC4754SHA384 ecdsaSignatureMessageRFC4754SHA512 ecdsaSignatureMessageX962SHA1 ecdsaSignatureMessageX962SHA224 ecdsaSignatureMessageX962SHA256 ecdsaSignatureMessageX962SHA384 ecdsaSignatureMessageX962SHA512 ecdsaSignatureRFC4754 eciesEncryptionCofactorVariableIVX963SHA224AESGCM eciesEncryptionCofactorVariableIVX963SHA256AESGCM eciesEncryptionCofactorVariableIVX963SHA384AESGCM eciesEncryptionCofactorVariableIVX963SHA512AESGCM eciesEncryptionCofactorX963SHA1AESGCM eciesEncryptionCofactorX963SHA224AESGCM eciesEncryptionCofactorX963SHA256AESGCM eciesEncryptionCofactorX963SHA384AESGCM eciesEncryptionCofactorX963SHA512AESGCM eciesEncryptionStandardVariableIVX963SHA224AESGCM eciesEncryptionStandardVariableIVX963SHA256AESGCM eciesEncryptionStandardVariableIVX963SHA384AESGCM eciesEncryptionStandardVariableIVX963SHA512AESGCM eciesEncryptionStandardX963SHA1AESGCM eciesEncryptionStandardX963SHA224AESGCM eciesEncryptionStandardX963SHA256AESGCM eciesEncryptionStandardX963SHA384AESGCM eciesEncryptionStandardX963SHA512AESGCM init(_:) init(rawValue:) rawValue rsaEncryptionOAEPSHA1 rsaEncryptionOAEPSHA1AESGCM rsaEncryptionOAEPSHA224 rsaEncryptionOAEPSHA224AESGCM rsaEncryptionOAEPSHA256 rsaEncryptionOAEPSHA256AESGCM rsaEncryptionOAEPSHA384 rsaEncryptionOAEPSHA384AESGCM rsaEncryptionOAEPSHA512 rsaEncryptionOAEPSHA512AESGCM rsaEncryptionPKCS1 rsaEncryptionRaw rsaSignatureDigestPKCS1v15Raw rsaSignatureDigestPKCS1v15SHA1 rsaSignatureDigestPKCS1v15SHA224 rsaSignatureDigestPKCS1v15SHA256 rsaSignatureDigestPKCS1v15SHA384 rsaSignatureDigestPKCS1v15SHA512 rsaSignatureDigestPSSSHA1 rsaSignatureDigestPSSSHA224 rsaSignatureDigestPSSSHA256 rsaSignatureDigestPSSSHA384 rsaSignatureDigestPSSSHA512 rsaSignatureMessagePKCS1v15SHA1 rsaSignatureMessagePKCS1v15SHA224 rsaSignatureMessagePKCS1v15SHA256 rsaSignatureMessagePKCS1v15SHA384 rsaSignatureMessagePKCS1v15SHA512 rsaSignatureMessagePSSSHA1 rsaSignatureMessagePSSSHA224 rsaSignatureMessagePSSSHA256 rsaSignatureMessagePSSSHA384 rsaSignatureMessagePSSSHA512 rsaSignatureRaw
    Security|SecKeyKeyExchangeParameter|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue requestedSize sharedInfo
    Security|SecKeyOperationType|Int Sendable|decrypt encrypt keyExchange sign verify
    Security|SecPadding|OptionSet Sendable|OAEP PKCS1 PKCS1MD2 PKCS1MD5 PKCS1SHA1 PKCS1SHA224 PKCS1SHA256 PKCS1SHA384 PKCS1SHA512 init(rawValue:) rawValue sigRaw
    Security|SecPolicy|NSObject Sendable|
    Security|SecRandomRef|Sendable|
    Security|SecTrust|NSObject Sendable|
    !Security|SecTrust||OpenSSL verifies the chain, and the system's certificates are the anchors.
    Security|SecTrustResultType|Sendable UInt32|deny fatalTrustFailure invalid otherError proceed recoverableTrustFailure unspecified
    SwiftUI|Section|TableRowContent TableRowList View ViewList|body init(_:content:) init(_:isExpanded:content:) init(content:) init(content:footer:) init(content:header:) init(content:header:footer:) init(footer:content:) init(header:content:) init(header:footer:content:) init(isExpanded:content:header:) tableRowBody
    SwiftUI|Section.TableRowBody|Never|
    SwiftUI|Section.TableRowValue|Content.TableRowValue|
    SwiftUI|SectionCollection|RandomAccessCollection View|body endIndex startIndex subscript(_:)
    SwiftUI|SectionConfiguration|Identifiable View|ID body containerValues content footer header id
    !SwiftUI|SectionConfiguration||Views that stand outside of sections, one after the other, are one section without a header.
    SwiftUI|SectionConfiguration.ID|Hashable|
    SwiftUI|SectionMark|ViewList|
    CoreDataSwiftUI|SectionedFetchRequest|DynamicProperty|Configuration init(entity:sectionIdentifier:sortDescriptors:predicate?:animation?:) init(fetchRequest:sectionIdentifier:animation?:) init(fetchRequest:sectionIdentifier:transaction:) init(sectionIdentifier:sortDescriptors:predicate?:animation?:) projectedValue update() wrappedValue
    CoreDataSwiftUI|SectionedFetchRequest.Configuration||nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors
    CoreDataSwiftUI|SectionedFetchResults|RandomAccessCollection|Section endIndex nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors startIndex subscript(_:)
    CoreDataSwiftUI|SectionedFetchResults.Section|Identifiable RandomAccessCollection|endIndex id startIndex subscript(_:)
    Charts|SectorMark|PrimitiveChartContent|_resolve() init(angle:innerRadius?:outerRadius?:angularInset?:)
    CryptoKit|SecureEnclave||P256 isAvailable
    !CryptoKit|SecureEnclave||It is there, as on a simulator of a Mac with Apple's processor, and its keys are as open as all others.
    CryptoKit|SecureEnclave.P256|Sendable|KeyAgreement Signing
    CryptoKit|SecureEnclave.P256.KeyAgreement|Sendable|PrivateKey
    CryptoKit|SecureEnclave.P256.KeyAgreement.PrivateKey|DiffieHellmanKeyAgreement|dataRepresentation init(compactRepresentable?:accessControl?:authenticationContext?:) init(dataRepresentation:authenticationContext?:) publicKey sharedSecretFromKeyAgreement(with:)
    !CryptoKit|SecureEnclave.P256.KeyAgreement.PrivateKey||Whom the key is kept from is not asked for.
    CryptoKit|SecureEnclave.P256.KeyAgreement.PublicKey|CryptoKit.P256.KeyAgreement.PublicKey|
    CryptoKit|SecureEnclave.P256.Signing|Sendable|PrivateKey
    CryptoKit|SecureEnclave.P256.Signing.ECDSASignature|CryptoKit.P256.Signing.ECDSASignature|
    CryptoKit|SecureEnclave.P256.Signing.PrivateKey|Sendable|dataRepresentation init(compactRepresentable?:accessControl?:authenticationContext?:) init(dataRepresentation:authenticationContext?:) publicKey signature(for:)
    !CryptoKit|SecureEnclave.P256.Signing.PrivateKey||Whom the key is kept from is not asked for.
    CryptoKit|SecureEnclave.P256.Signing.PublicKey|CryptoKit.P256.Signing.PublicKey|
    SwiftUI|SecureField|CustomReflectable View|body customMirror init(_:text:) init(_:text:onCommit:) init(_:text:prompt:) init(text:prompt?:label:)
    SwiftUI|SegmentedPickerStyle|PickerStyle|_kind init()
    SwiftUI|SelectionShapeStyle|Sendable ShapeStyle|_paint(in:) init()
    ObjectiveC|Selector|CustomStringConvertible ExpressibleByStringLiteral Hashable Sendable|==(left:right:) description hash(into:) init(_:) init(_:bound:) init(_:bound:isolation?:) init(_:getter:) init(_:method:) init(_:method:isolation?:) init(_:methodWithoutParameters:) init(_:methodWithoutParameters:isolation?:) init(_:requirement:) init(_:setter:) init(_:value:) init(stringLiteral:)
    !ObjectiveC|Selector||One made by `#selector` also carries the method itself, so that it can be performed without a look-up by name. Two selectors are equal when their names are.
    SwiftUI|SensoryFeedback|Equatable Sendable|Flexibility Weight alignment decrease error impact impact(flexibility:intensity?:) impact(weight?:intensity?:) increase levelChange pathComplete selection start stop success warning
    SwiftUI|SensoryFeedback.Flexibility|Equatable Sendable|rigid soft solid
    SwiftUI|SensoryFeedback.Weight|Equatable Sendable|heavy light medium
    CoreTransferable|SentTransferredFile|Sendable|allowAccessingOriginalFile file init(_:allowAccessingOriginalFile?:)
    SwiftUI|SeparatorShapeStyle|Sendable ShapeStyle|_paint(in:) init()
    FoundationOverlay|Sequence||sorted(using:)
    SwiftUI|SequenceGesture|PrimitiveGesture|Value _recognizers(_:_:) first init(_:_:) second
    SwiftUI|SequenceGesture.Value|Equatable|first second
    SwiftData|SerialModelExecutor|ModelExecutor SerialExecutor|
    CoreData|Set|CVarArg EmptyBridged ModelCollection RelationshipCollection _CVarArgObject|_cVarArgEncoding _cVarArgObject
    SwiftData|Set.PersistentElement|Element|
    AppIntents|SetFocusFilterIntent|SystemIntent|displayRepresentation
    AppIntents|SetValueIntent|SystemIntent|value
    SwiftUI|Shader|Equatable Sendable|Argument arguments dithersColor function init(function:arguments:)
    !SwiftUI|Shader||Metal is not there: what a shader would change is drawn as it was.
    SwiftUI|Shader.Argument|Equatable Sendable|boundingRect color(_:) colorArray(_:) data(_:) float(_:) float2(_:) float2(_:_:) float3(_:_:_:) float4(_:_:_:_:) floatArray(_:) image(_:)
    SwiftUI|ShaderFunction|Equatable Sendable|dynamicallyCall(withArguments:) init(library:name:) library name
    SwiftUI|ShaderLibrary|Equatable Sendable|bundle(_:) default init(data:) init(url:) subscript(dynamicMember:)
    SwiftUI|ShadowStyle|Equatable Sendable|drop(color?:radius:x?:y?:) inner(color?:radius:x?:y?:)
    SwiftUI|Shape|Animatable Sendable View|body capsule capsule(style:) circle containerRelative ellipse fill(_:style?:) fill(style?:) intersection(_:eoFill?:) lineIntersection(_:eoFill?:) lineSubtraction(_:eoFill?:) offset(_:) offset(x?:y?:) path(in:) rect rect(cornerRadii:style?:) rect(cornerRadius:style?:) rect(cornerSize:style?:) rect(topLeadingRadius?:bottomLeadingRadius?:bottomTrailingRadius?:topTrailingRadius?:style?:) rotation(_:anchor?:) scale(_:anchor?:) scale(x?:y?:anchor?:) size(_:) size(width:height:) sizeThatFits(_:) stroke(_:lineWidth?:antialiased?:) stroke(_:style:antialiased?:) stroke(lineWidth?:) stroke(style:) subtracting(_:eoFill?:) symmetricDifference(_:eoFill?:) transform(_:) trim(from?:to?:) union(_:eoFill?:)
    SwiftUI|ShapeStyle|Sendable|_paint(in:) angularGradient(_:center?:startAngle:endAngle:) angularGradient(colors:center:startAngle:endAngle:) background bar black blendMode(_:) blue brown clear conicGradient(colors:center:angle?:) cyan ellipticalGradient(colors:center?:startRadiusFraction?:endRadiusFraction?:) fill foreground gray green image(_:sourceRect?:scale?:) indigo linearGradient(_:startPoint:endPoint:) linearGradient(colors:startPoint:endPoint:) linearGradient(stops:startPoint:endPoint:) link mint opacity(_:) orange pink placeholder primary purple quaternary quinary radialGradient(_:center?:startRadius?:endRadius:) radialGradient(colors:center:startRadius:endRadius:) radialGradient(stops:center:startRadius:endRadius:) red regularMaterial resolve(in:) secondary selection separator shadow(_:) teal tertiary thickMaterial thinMaterial tint ultraThickMaterial ultraThinMaterial white windowBackground yellow
    SwiftUI|ShapeView|View|fill(_?:style?:) shape stroke(_:lineWidth?:antialiased?:) stroke(_:style:antialiased?:) strokeBorder(_?:lineWidth?:antialiased?:) strokeBorder(_?:style:antialiased?:)
    SwiftUI|ShareLink|View|body init(_:item:subject?:message?:) init(_:item:subject?:message?:preview:) init(_:items:subject?:message?:) init(_:items:subject?:message?:preview:) init(item:subject?:message?:) init(item:subject?:message?:label:) init(item:subject?:message?:preview:) init(item:subject?:message?:preview:label:) init(items:subject?:message?:) init(items:subject?:message?:label:) init(items:subject?:message?:preview:) init(items:subject?:message?:preview:label:)
    !SwiftUI|ShareLink||Opens UIKit's list of activities with the items as they are, and a message after them.
    SwiftUI|SharePreview||init(_:) init(_:image:) init(_:image:icon:)
    !SwiftUI|SharePreview||The system's list of activities shows no preview.
    Quick|SharedExampleClosure|(@escapingSharedExampleContext)->Void|
    Quick|SharedExampleContext|()->[String:Any]|
    CryptoKit|SharedSecret|ContiguousBytes CustomStringConvertible Hashable Sendable|!=(lhs:rhs:) ==(lhs:rhs:) description hkdfDerivedSymmetricKey(using:salt:sharedInfo:outputByteCount:) withUnsafeBytes(_:) x963DerivedSymmetricKey(using:sharedInfo:outputByteCount:)
    AppIntents|ShortcutTileColor|Hashable Sendable|blue grape grayBlue grayBrown grayGreen lightBlue lime navy orange pink purple red tangerine teal yellow
    AppIntents|ShortcutsLink|View|body init() init(action:)
    !AppIntents|ShortcutsLink||There is no app of shortcuts to open.
    AppIntents|ShortcutsLinkStyle|Hashable Sendable|automatic automaticOutline dark darkOutline light lightOutline
    AppIntents|ShowInAppSearchResultsIntent|SystemIntent|criteria searchScopes
    AppIntents|ShowsSnippetIntent|IntentResult|
    AppIntents|ShowsSnippetView|IntentResult|
    SwiftUI|SidebarAdaptableTabViewStyle|TabViewStyle|_kind init()
    !SwiftUI|SidebarAdaptableTabViewStyle||A bar, as on an iPhone.
    SwiftUI|SidebarCommands|PrimitiveCommands|init()
    SwiftUI|SidebarListStyle|ListStyle|_look init()
    SwiftUI|SidebarRowSize|Hashable Sendable|large medium small
    AuthenticationServices|SignInWithAppleButton|View|Label Style body init(_?:onRequest:onCompletion:)
    !AuthenticationServices|SignInWithAppleButton||As on a simulator without an Apple account, a request fails. The styles look alike.
    AuthenticationServices|SignInWithAppleButton.Label|Sendable|continue signIn signUp
    AuthenticationServices|SignInWithAppleButton.Style|Sendable|black white whiteOutline
    DarwinOverlay|SignedByte|Int8|
    SwiftUI|SimultaneousGesture|PrimitiveGesture|Value _recognizers(_:_:) first init(_:_:) second
    SwiftUI|SimultaneousGesture.Value|Equatable Hashable Sendable|first second
    SwiftUI|SimultaneousGestureModifier|GestureEffect|
    AppIntents|SiriTipView|View|body init(intent:isVisible?:)
    !AppIntents|SiriTipView||It says the intent's title, since nobody is listening for a phrase.
    AppIntents|SiriTipViewStyle|Hashable Sendable|automatic black dark light
    SwiftUI|SlideTransition|Transition|body(content:phase:) init()
    SwiftUI|Slider|CustomReflectable View|body customMirror init(value:in:step:onEditingChanged?:minimumValueLabel:maximumValueLabel:label:) init(value:in?:onEditingChanged:label:) init(value:in?:onEditingChanged?:minimumValueLabel:maximumValueLabel:label:) init(value:in?:step?:label:minimumValueLabel:maximumValueLabel:onEditingChanged?:) init(value:in?:step?:label:onEditingChanged?:) init(value:in?:step?:onEditingChanged?:)
    !SwiftUI|Slider||The label is not shown, as on iOS; labels at the ends are.
    XCUIAutomation|SnapshotElement|PredicateSubject|
    AppIntents|SnippetIntent|AppIntent|
    FoundationOverlay|SortComparator||localized localizedStandard
    FoundationOverlay|SortDescriptor||init(_:order?:)
    Nimble|SourceLocation|CustomStringConvertible Hashable Sendable|column description file fileID filePath init(fileID:filePath:line:column:) line
    SwiftUI|Spacer|PrimitiveView|_makeNode(_:_:) init(minLength?:) minLength
    SwiftUI|SpacerSizing|Hashable Sendable|fixed flexible
    SwiftUI|SpatialTapGesture|PrimitiveGesture|Value _recognizers(_:_:) coordinateSpace count init(count?:coordinateSpace?:)
    SwiftUI|SpatialTapGesture.Value|Equatable Sendable|location
    SwiftUI|Spring|Hashable Sendable|bounce bouncy damping dampingRatio duration init(duration?:bounce?:) init(mass?:stiffness:damping:allowOverDamping?:) init(response:dampingRatio:) mass response smooth snappy stiffness update(value:velocity:target:deltaTime:) value(target:initialVelocity?:time:) velocity(target:initialVelocity?:time:)
    SwiftUI|SpringKeyframe|PrimitiveKeyframeTrackContent|_lastValue init(_:duration?:spring?:startVelocity?:)
    SwiftUI|SpringLoadingBehavior|Hashable Sendable|automatic disabled enabled
    SwiftUI|StackNavigationViewStyle|NavigationViewStyle|init()
    SwiftUI|StackedLayout|Layout|placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:)
    SwiftUI|State|ConnectedProperty SelfComparingProperty Sendable|init() init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    !SwiftUI|State||Outside of a view on screen it keeps its first value, as on iOS.
    SwiftUI|StateObject|ConnectedProperty SelfComparingProperty|init(wrappedValue:) projectedValue wrappedValue
    WidgetKit|StaticConfiguration|WidgetConfiguration|body init(kind:provider:content:)
    !WidgetKit|StaticConfiguration||No home screen asks the provider for its timeline.
    WidgetKit|StaticControlConfiguration|ControlWidgetConfiguration|init(kind:content:) init(kind:provider:content:)
    SwiftUI|Stepper|CustomReflectable View|body customMirror init(_:onIncrement:onDecrement:onEditingChanged?:) init(_:value:in:step?:) init(_:value:in:step?:format:onEditingChanged?:) init(_:value:in:step?:onEditingChanged:) init(_:value:step?:) init(_:value:step?:format:onEditingChanged?:) init(_:value:step?:onEditingChanged:) init(label:onIncrement:onDecrement:onEditingChanged?:) init(onIncrement:onDecrement:onEditingChanged?:label:) init(value:in:step?:format:label:onEditingChanged?:) init(value:in:step?:label:) init(value:in:step?:onEditingChanged:label:) init(value:step?:format:label:onEditingChanged?:) init(value:step?:label:) init(value:step?:onEditingChanged:label:)
    Quick|StopTest|Error Sendable|callsite failureDescription init(_:file?:line?:) reportError silently
    StoreKit|StoreButtonKind|Hashable Sendable|cancellation policies redeemCode restorePurchases signIn
    StoreKit|StoreKitError|Error Sendable|networkError notAvailableInStorefront notEntitled systemError unknown unsupported userCancelled
    StoreKit|StoreView|View|body init(ids:prefersPromotionalIcon?:) init(ids:prefersPromotionalIcon?:icon:) init(ids:prefersPromotionalIcon?:icon:placeholderIcon:)
    !StoreKit|StoreView||The store has no products, so it says what iOS says then.
    StoreKit|Storefront|Hashable Identifiable Sendable|countryCode currency current id updates
    !StoreKit|Storefront||No account belongs to one.
    FoundationOverlay|Stream||getBoundStreams(withBufferSize:inputStream:outputStream:) getStreamsToHost(withName:port:inputStream:outputStream:)
    !FoundationOverlay|Stream|getStreamsToHost|No host can be reached: to open them is not there yet, and ends as without a network.
    AppIntents|String|CKRecordValueProtocol CNKeyDescriptor EmptyBridged EntityIdentifierConvertible PrimitivePlottableProtocol RecordValueObject TestOutputStringConvertible Transferable __CKRecordObjCValue|IntentInputOptions LocalizationValue _datum _value(_:) boundingRect(with:options?:attributes?:context:) entityIdentifier(for:) entityIdentifierString enumerateSubstrings(in:options?:_:) init(localized:) init(localized:defaultValue:table?:bundle?:locale?:comment?:) init(localized:table?:bundle?:locale?:comment?:) size(withAttributes?:) testDescription transferRepresentation
    !AppIntents|String|enumerateSubstrings|Words and sentences, which Linux does not know, are found by Unicode's rules, in the language of the process.
    AppIntents|String.IntentInputOptions|Sendable|CapitalizationType KeyboardType init(keyboardType?:capitalizationType?:multiline?:autocorrect?:smartQuotes?:smartDashes?:)
    AppIntents|String.IntentInputOptions.CapitalizationType|Sendable|allCharacters none sentences words
    AppIntents|String.IntentInputOptions.KeyboardType|Sendable|URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
    FoundationOverlay|String.LocalizationValue|Equatable ExpressibleByStringInterpolation Sendable|StringInterpolation init(_:) init(stringInterpolation:) init(stringLiteral:)
    FoundationOverlay|String.LocalizationValue.StringInterpolation|Sendable StringInterpolationProtocol|appendInterpolation(_:) appendInterpolation(_:format:) appendInterpolation(_:specifier:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    Charts|String.PrimitivePlottable|String|
    FoundationOverlay|String.StandardComparator||localized localizedStandard
    AppIntents|StringSearchCriteria|Hashable Sendable|init(term:) term
    AppIntents|StringSearchScope|Hashable Sendable|books general movies music podcasts tv workout
    SwiftUI|StrokeBorderShapeView|CustomReflectable ShapeView|background body customMirror init(shape:style:strokeStyle:isAntialiased:background:) isAntialiased shape strokeStyle style
    SwiftUI|StrokeShapeView|CustomReflectable ShapeView|background body customMirror init(shape:style:strokeStyle:isAntialiased:background:) isAntialiased shape strokeStyle style
    SwiftUI|StrokeStyle|Animatable Hashable Sendable|animatableData dash dashPhase init(lineWidth?:lineCap?:lineJoin?:miterLimit?:dash?:dashPhase?:) lineCap lineJoin lineWidth miterLimit
    SwiftUI|SubmitLabel|Sendable|continue done go join next return route search send
    SwiftUI|SubmitTriggers|OptionSet Sendable|init(rawValue:) rawValue search text
    StoreKit|SubscriptionStoreButtonLabel|Hashable Sendable|action automatic displayName multiline price singleLine
    StoreKit|SubscriptionStoreControlStyle||automatic buttons compactPicker pagedPicker pagedProminentPicker picker prominentPicker
    !StoreKit|SubscriptionStoreControlStyle||Only the store's own: without subscriptions none is asked for a body.
    StoreKit|SubscriptionStorePolicyKind|Hashable Sendable|privacyPolicy termsOfService
    StoreKit|SubscriptionStoreView|View|body init(groupID:visibleRelationships?:) init(groupID:visibleRelationships?:marketingContent:) init(productIDs:) init(productIDs:marketingContent:)
    !StoreKit|SubscriptionStoreView||The store has no subscriptions: the app's own content is shown, and what iOS says then.
    SwiftUI|Subview|Identifiable View|ID body containerValues id
    !SwiftUI|Subview||The views are those that a closure lists: one with a body of its own is one, whatever it consists of.
    SwiftUI|Subview.ID|Hashable|
    SwiftUI|SubviewsCollection|RandomAccessCollection View|body endIndex startIndex subscript(_:)
    SwiftUI|SubviewsCollectionSlice|RandomAccessCollection View|body endIndex startIndex subscript(_:)
    SwiftData|SwiftDataError|CustomStringConvertible Error Hashable|==(lhs:rhs:) backwardMigration configurationFileNameContainsInvalidCharacters configurationFileNameTooLong configurationSchemaNotFoundInContainerSchema description duplicateConfiguration hash(into:) includePendingChangesWithBatchSize loadIssueModelContainer missingModelContext modelValidationFailure sortingPendingChangesWithIdentifiers unknownSchema unsupportedKeyPath unsupportedPredicate unsupportedSortDescriptor ~=(match:error:)
    SwiftUI|SwitchToggleStyle|ToggleStyle|init() init(tint:) makeBody(configuration:)
    SwiftUI|SymbolColorRenderingMode|Equatable Sendable|flat gradient
    UIKit|SymbolEffect|Hashable Sendable|appear automatic backward bounce breathe byLayer clockwise counterClockwise cumulative dimInactiveLayers disappear down downUp drawOff drawOn forward hideInactiveLayers individually iterative left magic(fallback:) nonReversing offUp plain pulse replace reversing right rotate scale up upUp variableColor wholeSymbol wiggle
    !UIKit|SymbolEffect||A structure here, for effects of all kinds: symbols do not move.
    UIKit|SymbolEffectOptions|Hashable Sendable|RepeatBehavior default nonRepeating repeat(_:) repeating speed(_:)
    UIKit|SymbolEffectOptions.RepeatBehavior|Hashable Sendable|continuous periodic periodic(_?:delay?:)
    SwiftUI|SymbolRenderingMode|Sendable|hierarchical monochrome multicolor palette
    SwiftUI|SymbolVariableValueMode|Equatable Sendable|color draw
    SwiftUI|SymbolVariants|Hashable Sendable|circle fill none rectangle slash square
    CryptoKit|SymmetricKey|ContiguousBytes Equatable Sendable|bitCount init(data:) init(size:) withUnsafeBytes(_:)
    CryptoKit|SymmetricKeySize|Sendable|bitCount bits128 bits192 bits256 init(bitCount:)
    Quick|SyncDSLUser||afterEach(_:) afterSuite(_:) aroundEach(_:) beforeEach(_:) beforeSuite(_:) context(_:closure:) describe(_:closure:) fcontext(_:closure:) fdescribe(_:closure:) fit(_:file?:line?:closure:) fitBehavesLike(_:file?:line?:) fitBehavesLike(_:file?:line?:context:) fitBehavesLike(_:file?:line?:sharedExampleContext:) it(_:file?:line?:closure:) itBehavesLike(_:file?:line?:) itBehavesLike(_:file?:line?:context:) itBehavesLike(_:file?:line?:sharedExampleContext:) justBeforeEach(_:) pending(_:file?:line?:closure:) sharedExamples(_:file?:line?:closure:) xcontext(_:closure:) xdescribe(_:closure:) xit(_:file?:line?:closure:) xitBehavesLike(_:file?:line?:) xitBehavesLike(_:file?:line?:context:) xitBehavesLike(_:file?:line?:sharedExampleContext:)
    Nimble|SyncExpectation|Expectation Polled|alwaysTo(_:until?:pollInterval?:description?:) expression init(expression:) location neverTo(_:until?:pollInterval?:description?:) notTo(_:description?:) status to(_:description?:) toAlways(_:until?:pollInterval?:description?:) toEventually(_:timeout?:pollInterval?:description?:) toEventuallyNot(_:timeout?:pollInterval?:description?:) toNever(_:until?:pollInterval?:description?:) toNot(_:description?:) toNotEventually(_:timeout?:pollInterval?:description?:) verify(_:_:)
    Nimble|SyncRequirement|NimbleRequirement Polled|alwaysTo(_:until?:pollInterval?:description?:) customError expression init(expression:customError:) location neverTo(_:until?:pollInterval?:description?:) notTo(_:description?:) to(_:description?:) toAlways(_:until?:pollInterval?:description?:) toEventually(_:timeout?:pollInterval?:description?:) toEventuallyNot(_:timeout?:pollInterval?:description?:) toNever(_:until?:pollInterval?:description?:) toNot(_:description?:) toNotEventually(_:timeout?:pollInterval?:description?:) verify(_:_:_:)
    AppIntents|SystemIntent|AppIntent|
    AudioToolbox|SystemSoundID|UInt32|
    SwiftUI|Tab|View ViewList|body hidden(_:) init(_:image:role?:content:) init(_:image:value:role?:content:) init(_:systemImage:role?:content:) init(_:systemImage:value:role?:content:) init(role?:content:) init(role?:content:label:) init(value:content:label:) init(value:role:content:label:) init(value:role?:content:)
    !SwiftUI|Tab||A tab is a view here, so it stands in the same builders as other views.
    SwiftUI|TabBarMinimizeBehavior|Hashable Sendable|automatic never onScrollDown onScrollUp
    SwiftUI|TabBarOnlyTabViewStyle|TabViewStyle|_kind init()
    !SwiftUI|TabBarOnlyTabViewStyle||A bar, as on an iPhone.
    SwiftUI|TabBarPlacement|Hashable Sendable|bottomBar ellipsis pageIndicator sidebar topBar
    SwiftUI|TabCustomizationBehavior|Equatable Sendable|automatic disabled reorderable
    SwiftUI|TabPlacement|Hashable Sendable|automatic pinned sidebarOnly
    SwiftUI|TabRole|Hashable Sendable|search
    SwiftUI|TabSearchActivation|Sendable|automatic searchTabSelection
    SwiftUI|TabSection|View ViewList|body init(_:content:) init(content:) init(content:header:)
    !SwiftUI|TabSection||Its tabs stand among the others, as on an iPhone.
    SwiftUI|TabView|View|body init(content:) init(selection:content:)
    !SwiftUI|TabView||The views of all tabs are evaluated at once; they appear when their tab is chosen.
    SwiftUI|TabViewBottomAccessoryPlacement|Hashable Sendable|expanded inline
    SwiftUI|TabViewCustomization|Codable Equatable Sendable|init() resetSectionOrder() resetTabOrder() resetVisibility()
    !SwiftUI|TabViewCustomization||A phone has no sidebar in which tabs can be moved or hidden: there is nothing to remember.
    SwiftUI|TabViewStyle||_kind automatic grouped page page(indexDisplayMode:) sidebarAdaptable tabBarOnly
    SwiftUI|Table|View|body init(_:children:columnCustomization?:columns:) init(_:children:selection:columnCustomization?:columns:) init(_:children:selection:sortOrder:columnCustomization?:columns:) init(_:children:sortOrder:columnCustomization?:columns:) init(_:columnCustomization?:columns:) init(_:selection:columnCustomization?:columns:) init(_:selection:sortOrder:columnCustomization?:columns:) init(_:sortOrder:columnCustomization?:columns:) init(columnCustomization?:columns:rows:) init(of:columnCustomization?:columns:rows:) init(of:selection:columnCustomization?:columns:rows:) init(of:selection:sortOrder:columnCustomization?:columns:rows:) init(of:sortOrder:columnCustomization?:columns:rows:) init(selection:columnCustomization?:columns:rows:) init(selection:sortOrder:columnCustomization?:columns:rows:) init(sortOrder:columnCustomization?:columns:rows:)
    !SwiftUI|Table||People do not move or resize columns; a menu of the headers shows and hides those that can be customised.
    SwiftUI|TableColumn|TableColumnContent|_makeContent(content:inputs:) init(_:content:) init(_:sortUsing:content:) init(_:value:) init(_:value:comparator:content:) init(_:value:comparator?:) init(_:value:comparator?:content:) init(_:value:content:) tableColumnBody width(_?:) width(min?:ideal?:max?:)
    SwiftUI|TableColumn.TableColumnSortComparator|Sort|
    SwiftUI|TableColumn.TableRowValue|RowValue|
    SwiftUI|TableColumnAlignment|Hashable Sendable|automatic center leading numeric numeric(_:) trailing
    SwiftUI|TableColumnBuilder||buildBlock(_:) buildBlock(_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:)
    SwiftUI|TableColumnContent||_makeContent(content:inputs:) alignment(_:) customizationID(_:) defaultVisibility(_:) disabledCustomizationBehavior(_:) tableColumnBody
    SwiftUI|TableColumnCustomization|Codable Equatable Sendable|init() resetOrder() subscript(visibility:)
    !SwiftUI|TableColumnCustomization||Columns keep the order and the widths that they are given.
    SwiftUI|TableColumnCustomizationBehavior|Sendable SetAlgebra|all contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) init() insert(_:) intersection(_:) remove(_:) reorder resize symmetricDifference(_:) union(_:) update(with:) visibility
    SwiftUI|TableColumnCustomizationBehavior.Element|TableColumnCustomizationBehavior|
    SwiftUI|TableColumnForEach|TableColumnContent|_makeContent(content:inputs:) content data init(_:content:) init(_:id:content:) tableColumnBody
    SwiftUI|TableColumnForEach.TableColumnSortComparator|Sort|
    SwiftUI|TableColumnForEach.TableRowValue|RowValue|
    SwiftUI|TableForEachContent|PrimitiveTableRows|
    SwiftUI|TableForEachContent.TableRowValue|Data.Element|
    SwiftUI|TableOutlineGroupContent|PrimitiveTableRows|
    SwiftUI|TableOutlineGroupContent.TableRowValue|Data.Element|
    SwiftUI|TableRow|PrimitiveTableRows|init(_:)
    SwiftUI|TableRow.TableRowValue|Value|
    SwiftUI|TableRowBuilder||buildBlock() buildBlock(_:) buildBlock(_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:)
    SwiftUI|TableRowContent||contextMenu(menuItems:) contextMenu(menuItems:preview:) draggable(_:) dropDestination(for?:action:) itemProvider(_:) onHover(perform:) selectionDisabled(_?:) tableRowBody
    SwiftUI|TableStyle||automatic inset makeBody(configuration:)
    SwiftUI|TableStyle.Configuration|TableStyleConfiguration|
    SwiftUI|TableStyleConfiguration||
    SwiftUI|TapGesture|PrimitiveGesture|_recognizers(_:_:) count init(count?:)
    SwiftUI|TapGesture.Value|Void|
    AppIntents|TargetContentProvidingIntent|AppIntent|
    ObjectiveC|TargetTimerInitializing||init(fireAt:interval:target:selector:userInfo:repeats:) init(timeInterval:target:selector:userInfo:repeats:)
    !ObjectiveC|TargetTimerInitializing||An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
    Nimble|TestOutputStringConvertible||testDescription
    Quick|TestState||init() init(_:) init(wrappedValue:) wrappedValue
    SwiftUI|Text|CustomReflectable Equatable PrimitiveView Sendable|+(lhs:rhs:) ==(lhs:rhs:) Case DateStyle Layout LineStyle Scale TruncationMode _makeNode(_:_:) accessibilityLabel(_:) baselineOffset(_:) bold() bold(_:) customAttribute(_:) customMirror font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:) foregroundColor(_:) foregroundStyle(_:) init(_:) init(_:format:) init(_:formatter:) init(_:style:) init(_:tableName?:bundle?:comment?:) init(timerInterval:pauseTime?:countsDown?:showsHours?:) init(verbatim:) italic() italic(_:) kerning(_:) monospaced(_?:) monospacedDigit() strikethrough(_?:color?:) strikethrough(_?:pattern:color?:) textScale(_:isEnabled?:) tracking(_:) typesettingLanguage(_:isEnabled?:) underline(_?:color?:) underline(_?:pattern:color?:)
    !SwiftUI|Text||Texts are values that any thread may make.
    SwiftUI|Text.Case|Hashable Sendable|lowercase uppercase
    SwiftUI|Text.DateStyle|Equatable Sendable|date offset relative time timer
    !SwiftUI|Text.DateStyle||The text is made once in each update of its view; it does not count by itself.
    SwiftUI|Text.Layout|Equatable RandomAccessCollection|DrawingOptions Line Run RunSlice TypographicBounds endIndex isTruncated startIndex subscript(_:)
    SwiftUI|Text.Layout.DrawingOptions|OptionSet Sendable|disablesSubpixelQuantization init(rawValue:) rawValue
    SwiftUI|Text.Layout.Line|Equatable RandomAccessCollection|endIndex origin startIndex subscript(_:) typographicBounds
    SwiftUI|Text.Layout.Run|Equatable RandomAccessCollection|endIndex layoutDirection startIndex subscript(_:) typographicBounds
    SwiftUI|Text.Layout.RunSlice|Equatable RandomAccessCollection|endIndex indices run startIndex subscript(_:) typographicBounds
    SwiftUI|Text.Layout.TypographicBounds|Equatable Sendable|ascent descent init() leading origin rect width
    SwiftUI|Text.LineStyle|Hashable Sendable|Pattern init(pattern?:color?:) single
    SwiftUI|Text.LineStyle.Pattern|Hashable Sendable|dash dashDot dashDotDot dot solid
    SwiftUI|Text.Scale|Hashable Sendable|default secondary
    SwiftUI|Text.TruncationMode|Hashable Sendable|head middle tail
    SwiftUI|TextAlignment|CaseIterable Hashable Sendable|center leading trailing
    SwiftUI|TextAttribute||
    UIKit|TextEditing|UITextInput|allowedWritingToolsResultOptions beginningOfDocument characterRange(at:) compare(_:to:) endOfDocument inlinePredictionType mathExpressionCompletionType offset(from:to:) passwordRules position(from:offset:) replace(_:withText:) smartDashesType smartInsertDeleteType smartQuotesType text(in:) textRange(from:to:) writingToolsBehavior
    SwiftUI|TextEditingCommands|PrimitiveCommands|init()
    SwiftUI|TextEditor|CustomReflectable View|body customMirror init(text:) init(text:selection:) init(text:selection?:)
    SwiftUI|TextEditorStyle||automatic makeBody(configuration:) plain
    !SwiftUI|TextEditorStyle||The framework's own styles look the same.
    SwiftUI|TextEditorStyle.Configuration|TextEditorStyleConfiguration|
    SwiftUI|TextEditorStyleConfiguration||
    SwiftUI|TextField|CustomReflectable View|body customMirror init(_:text:) init(_:text:onCommit:) init(_:text:onEditingChanged:onCommit?:) init(_:text:prompt:) init(_:text:prompt?:axis:) init(_:text:selection:prompt?:axis?:) init(_:value:format:prompt?:) init(_:value:formatter:onEditingChanged:onCommit?:) init(_:value:formatter:prompt?:) init(text:prompt?:axis:label:) init(text:prompt?:label:) init(value:format:prompt?:label:)
    !SwiftUI|TextField||A field that grows along its vertical axis is a text view, as on iOS.
    SwiftUI|TextFieldStyle||_body(configuration:) _border automatic plain roundedBorder
    SwiftUI|TextFieldStyle._Label|_TextFieldStyleLabel|
    SwiftUI|TextFormattingCommands|PrimitiveCommands|init()
    SwiftUI|TextInputAutocapitalization|Sendable|characters init(_:) never sentences words
    SwiftUI|TextProxy||sizeThatFits(_:)
    SwiftUI|TextRenderer|Animatable|displayPadding draw(layout:in:) sizeThatFits(proposal:text:)
    SwiftUI|TextSelectability||allowsSelection disabled enabled
    SwiftUI|TextSelection|Equatable Sendable|Indices affinity indices init(insertionPoint:) init(range:) isInsertion
    SwiftUI|TextSelection.Indices|Equatable Sendable|multiSelection selection
    SwiftUI|TextSelectionAffinity|Hashable Sendable|automatic downstream upstream
    ObjectiveC|Thread||detachNewThreadSelector(_:toTarget:with:) init(target:selector:object:)
    Nimble|TimeInterval||nimbleInterval
    WidgetKit|Timeline|Sendable|entries init(entries:policy:) policy
    WidgetKit|TimelineEntry||date relevance
    WidgetKit|TimelineEntryRelevance|Codable Hashable Sendable|duration init(score:duration?:) score
    WidgetKit|TimelineProvider||getSnapshot(in:completion:) getTimeline(in:completion:) placeholder(in:)
    WidgetKit|TimelineProvider.Context|TimelineProviderContext|
    WidgetKit|TimelineProviderContext||EnvironmentVariants displaySize environmentVariants family isPreview
    !WidgetKit|TimelineProviderContext||As on iOS only the system makes one, and here is none that would.
    WidgetKit|TimelineProviderContext.EnvironmentVariants||subscript(_:)
    WidgetKit|TimelineReloadPolicy|Equatable Sendable|after(_:) atEnd never
    SwiftUI|TimelineSchedule||animation animation(minimumInterval?:paused?:) entries(from:mode:) everyMinute explicit(_:) periodic(from:by:)
    SwiftUI|TimelineSchedule.Mode|TimelineScheduleMode|
    SwiftUI|TimelineScheduleMode|Hashable Sendable|lowFrequency normal
    SwiftUI|TimelineView|CustomReflectable PrimitiveView|Context _makeNode(_:_:) customMirror init(_:content:)
    !SwiftUI|TimelineView||A schedule that animates has sixty dates a second at most.
    SwiftUI|TimelineView.Context||Cadence cadence date
    SwiftUI|TimelineView.Context.Cadence|Comparable Sendable|live minutes seconds
    SwiftUI|TimelineViewDefaultContext|TimelineView.Context|
    FoundationOverlay|Timer|TargetTimerInitializing|scheduledTimer(timeInterval:target:selector:userInfo:repeats:) windfallInvalid()
    SwiftUI|TintShapeStyle|ShapeStyle|_paint(in:) init()
    TipKit|Tip|Identifiable Sendable|actions id image invalidate(reason:) message options rules shouldDisplay shouldDisplayUpdates status statusUpdates title
    TipKit|Tip.Action|Tips.Action|
    TipKit|Tip.Event|Tips.Event|
    TipKit|Tip.Option|TipOption|
    TipKit|Tip.Parameter|Tips.Parameter|
    TipKit|Tip.Rule|Tips.Rule|
    TipKit|TipKitError|Error Hashable Sendable|tipsDatastoreAlreadyConfigured
    TipKit|TipOption|Sendable|
    TipKit|TipView|View|body init(_:arrowEdge?:action?:)
    TipKit|TipViewStyle||makeBody(configuration:) miniTip
    TipKit|TipViewStyle.Configuration|TipViewStyleConfiguration|
    TipKit|TipViewStyleConfiguration||actions image message tip title
    TipKit|Tips||Action ActionBuilder ConfigurationOption DonationTimeRange EmptyDonation Event IgnoresDisplayFrequency InvalidationReason MaxDisplayCount OptionsBuilder Parameter ParameterOption Rule RuleBuilder RuleInput Status configure(_?:) hideAllTipsForTesting() resetDatastore() showAllTipsForTesting()
    TipKit|Tips.Action|Identifiable|handler id init(id?:perform?:_:) init(id?:title:perform?:) label
    TipKit|Tips.ActionBuilder||buildBlock(_?:) buildEither(first:) buildEither(second:) buildExpression(_:) buildOptional(_:)
    TipKit|Tips.ConfigurationOption|Sendable|DatastoreLocation DisplayFrequency datastoreLocation(_:) displayFrequency(_:)
    TipKit|Tips.ConfigurationOption.DatastoreLocation|Sendable|applicationDefault groupContainer(identifier:) url(_:)
    !TipKit|Tips.ConfigurationOption.DatastoreLocation||Nothing is stored.
    TipKit|Tips.ConfigurationOption.DisplayFrequency|Sendable|daily hourly immediate monthly weekly
    !TipKit|Tips.ConfigurationOption.DisplayFrequency||Tips are shown at once.
    TipKit|Tips.DonationTimeRange|Sendable|day days(_:) hour hours(_:) minute minutes(_:) week weeks(_:)
    TipKit|Tips.EmptyDonation|Codable Sendable|init()
    TipKit|Tips.Event|Identifiable RuleInput Sendable|Donation donate() donate(_:) donations id init(id:) sendDonation(_:_?:) sendDonation(_?:) value
    !TipKit|Tips.Event||What is donated lasts as long as the process.
    TipKit|Tips.Event.Donation|Sendable|date info
    TipKit|Tips.IgnoresDisplayFrequency|TipOption|init(_:)
    !TipKit|Tips.IgnoresDisplayFrequency||Every tip does: none waits for another.
    TipKit|Tips.InvalidationReason|Hashable Sendable String|actionPerformed displayCountExceeded displayDurationExceeded tipClosed
    TipKit|Tips.MaxDisplayCount|TipOption|init(_:)
    TipKit|Tips.OptionsBuilder||buildBlock(_?:) buildExpression(_:)
    TipKit|Tips.Parameter|RuleInput Sendable|init(wrappedValue:_?:) projectedValue value wrappedValue
    !TipKit|Tips.Parameter||On iOS a macro makes it. Its value lasts as long as the process.
    TipKit|Tips.ParameterOption|Sendable|transient
    TipKit|Tips.Rule||init(_:body:)
    !TipKit|Tips.Rule||On iOS a macro makes it; here its condition is looked at whenever a tip may be shown.
    TipKit|Tips.RuleBuilder||buildBlock(_?:) buildEither(first:) buildEither(second:) buildExpression(_:) buildOptional(_:)
    TipKit|Tips.RuleInput||value
    TipKit|Tips.Status|Hashable Sendable|available invalidated pending
    SwiftUI|TitleAndIconLabelStyle|LabelStyle|init() makeBody(configuration:)
    SwiftUI|TitleOnlyLabelStyle|LabelStyle|init() makeBody(configuration:)
    Nimble|ToSucceedResult|Sendable|failed succeeded
    SwiftUI|Toggle|CustomReflectable View|body customMirror init(_:) init(_:isOn:) init(_:isOn:intent:) init(_:sources:isOn:) init(_:systemImage:isOn:) init(isOn:intent:label:) init(isOn:label:) init(sources:isOn:label:)
    SwiftUI|ToggleStyle||automatic button makeBody(configuration:) switch
    SwiftUI|ToggleStyle.Configuration|ToggleStyleConfiguration|
    SwiftUI|ToggleStyleConfiguration||Label isOn label
    SwiftUI|ToggleStyleConfiguration.Label|View|body
    SwiftUI|ToolbarCommands|PrimitiveCommands|init()
    SwiftUI|ToolbarContent||_entries body matchedTransitionSource(id:in:) sharedBackgroundVisibility(_:)
    SwiftUI|ToolbarContentBuilder||buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:)
    SwiftUI|ToolbarCustomizationBehavior|Hashable Sendable|default disabled reorderable
    SwiftUI|ToolbarCustomizationOptions|OptionSet Sendable|alwaysAvailable init(rawValue:) rawValue
    SwiftUI|ToolbarDefaultItemKind|Equatable Sendable|search sidebarToggle title
    SwiftUI|ToolbarItem|CustomizableToolbarContent PrimitiveToolbarContent|_entries init(id:placement?:showsByDefault?:content:) init(placement?:content:)
    SwiftUI|ToolbarItemGroup|PrimitiveToolbarContent|_entries init(placement?:content:) init(placement?:content:label:)
    SwiftUI|ToolbarItemPlacement|Sendable|automatic bottomBar cancellationAction confirmationAction destructiveAction keyboard navigation navigationBarLeading navigationBarTrailing primaryAction principal secondaryAction status topBarLeading topBarPinnedTrailing topBarTrailing
    SwiftUI|ToolbarModifier|CustomReflectable|
    SwiftUI|ToolbarPlacement|Equatable Sendable|automatic bottomBar navigationBar tabBar
    SwiftUI|ToolbarRole|Sendable|automatic browser editor navigationStack
    SwiftUI|ToolbarSpacer|PrimitiveToolbarContent|_entries init(_?:placement?:)
    !SwiftUI|ToolbarSpacer||Bars space their contents themselves.
    SwiftUI|ToolbarTitleDisplayMode|Sendable|automatic inline inlineLarge large
    SwiftUI|ToolbarTitleMenu|PrimitiveToolbarContent|init() init(content:)
    !SwiftUI|ToolbarTitleMenu||Titles of bars have no menus.
    UIKit|TraitValues|UITraitOverrides|
    StoreKit|Transaction|Hashable Identifiable Sendable|Offer OfferType OwnershipType Reason RefundRequestError RefundRequestStatus RevocationReason Transactions all all(for:) animation appAccountToken appBundleID appTransactionID beginRefundRequest(for:in:) beginRefundRequest(in:) currency currencyCode currentEntitlement(for:) currentEntitlements currentEntitlements(for:) deviceVerification deviceVerificationNonce disablesAnimations environment environmentStringRepresentation expirationDate finish() id init() init(animation:) isContinuous isUpgraded jsonRepresentation latest(for:) offer offerID offerPaymentModeStringRepresentation offerType originalID originalPurchaseDate ownershipType price productID productType purchaseDate purchasedQuantity reason reasonStringRepresentation revocationDate revocationReason signedDate storefront storefrontCountryCode subscript(_:) subscriptionGroupID subscriptionStatus tracksVelocity unfinished updates webOrderLineItemID
    !StoreKit|Transaction||Nothing was ever bought: all sequences are empty, and that of updates waits for ever.
    StoreKit|Transaction.Offer|Hashable Sendable|PaymentMode id paymentMode period type
    StoreKit|Transaction.Offer.PaymentMode|Hashable RawRepresentable Sendable|freeTrial init(rawValue:) oneTime payAsYouGo payUpFront rawValue
    StoreKit|Transaction.OfferType|Hashable RawRepresentable Sendable|code init(rawValue:) introductory promotional rawValue winBack
    StoreKit|Transaction.OwnershipType|Hashable RawRepresentable Sendable|familyShared init(rawValue:) purchased rawValue
    StoreKit|Transaction.Reason|Hashable RawRepresentable Sendable|init(rawValue:) purchase rawValue renewal
    StoreKit|Transaction.RefundRequestError|Error Hashable Sendable|duplicateRequest failed
    StoreKit|Transaction.RefundRequestStatus|Hashable Sendable|success userCancelled
    StoreKit|Transaction.RevocationReason|Hashable RawRepresentable Sendable|developerIssue init(rawValue:) other rawValue
    StoreKit|Transaction.Transactions|AsyncSequence Sendable|AsyncIterator makeAsyncIterator()
    StoreKit|Transaction.Transactions.AsyncIterator|AsyncIteratorProtocol|next()
    StoreKit|Transaction.Transactions.Element|VerificationResult|
    SwiftUI|TransactionKey||defaultValue
    CoreTransferable|TransferRepresentation||_forms(of:) body suggestedFileName(_:) visibility(_:)
    CoreTransferable|TransferRepresentationBuilder||buildBlock(_:) buildBlock(_:_:) buildExpression(_:)
    CoreTransferable|TransferRepresentationVisibility|Hashable Sendable|all group ownProcess team
    CoreTransferable|Transferable|SendableMetatype|exported(as:) exportedContentTypes() importedContentTypes() init(importing:contentType?:) transferRepresentation
    SwiftUI|TransformedShape|Shape|init(shape:transform:) path(in:) shape transform
    AppIntents|TransientAppEntity|DisplayRepresentable PersistentlyIdentifiable Sendable|init() persistentIdentifier
    AppIntents|TransientAppEntity.Property|EntityProperty|
    SwiftUI|Transition||animation(_:) apply(content:phase:) asymmetric(insertion:removal:) blurReplace blurReplace(_?:) body(content:phase:) combined(with:) identity move(edge:) offset(_:) offset(x?:y?:) opacity properties push(from:) scale scale(_:anchor?:) slide
    !SwiftUI|Transition||Changes take no time here: a view is shown as it is in the phase in which it is there.
    SwiftUI|Transition.Content|PlaceholderContentView|
    SwiftUI|TransitionPhase|Hashable Sendable|didDisappear identity isIdentity value willAppear
    SwiftUI|TransitionProperties|Sendable|hasMotion init(hasMotion?:)
    SwiftUI|TupleTableColumnContent|TableColumnContent|_makeContent(content:inputs:) tableColumnBody value
    SwiftUI|TupleTableColumnContent.TableColumnSortComparator|Sort|
    SwiftUI|TupleTableColumnContent.TableRowValue|RowValue|
    SwiftUI|TupleTableRowContent|PrimitiveTableRows|value
    SwiftUI|TupleTableRowContent.TableRowValue|Value|
    CoreTransferable|TupleTransferRepresentation|PrimitiveTransferRepresentation|
    SwiftUI|TupleView|PrimitiveView ViewList|_makeNode(_:_:) init(_:) value
    AppIntents|TypeDisplayRepresentable||typeDisplayRepresentation
    AppIntents|TypeDisplayRepresentation|ExpressibleByStringInterpolation Sendable|init(name:numericFormat?:synonyms?:) init(stringLiteral:) name numericFormat synonyms
    SwiftUI|TypesettingLanguage|Equatable Sendable|automatic explicit(_:)
    UIKit|UIAccessibility||Notification announcementDidFinishNotification announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification convertToScreenCoordinates(_:in:) darkerSystemColorsStatusDidChangeNotification differentiateWithoutColorDidChangeNotification elementFocusedNotification focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessStatusDidChangeNotification invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning monoAudioStatusDidChangeNotification onOffSwitchLabelsDidChangeNotification post(notification:argument:) prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification unfocusedElementUserInfoKey videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification
    !UIKit|UIAccessibility||As on a device without assistive technologies, with the settings that it comes with.
    UIKit|UIAccessibility.Notification|Hashable RawRepresentable Sendable|announcement init(rawValue:) layoutChanged pageScrolled pauseAssistiveTechnology rawValue resumeAssistiveTechnology screenChanged
    UIKit|UIAccessibilityContainerType|Int Sendable|dataTable landmark list none semanticGroup
    UIKit|UIAccessibilityContentSizeCategoryImageAdjusting|NSObjectProtocol|adjustsImageSizeForAccessibilityContentSizeCategory
    UIKit|UIAccessibilityContrast|Int Sendable|high normal unspecified
    UIKit|UIAccessibilityCustomAction|NSObject|actionHandler image init() init(name:image?:actionHandler:) init(name:target:selector:) name selector target
    UIKit|UIAccessibilityCustomAction.Handler|(_customAction:UIAccessibilityCustomAction)->Bool|
    UIKit|UIAccessibilityCustomRotor|NSObject|Direction SystemRotorType attributedName init(attributedName:itemSearch:) init(name:itemSearch:) init(systemType:itemSearch:) itemSearchBlock name systemRotorType
    !UIKit|UIAccessibilityCustomRotor||There is no VoiceOver that turns it.
    UIKit|UIAccessibilityCustomRotor.Direction|Int Sendable|next previous
    UIKit|UIAccessibilityCustomRotor.Search|(UIAccessibilityCustomRotorSearchPredicate)->UIAccessibilityCustomRotorItemResult?|
    UIKit|UIAccessibilityCustomRotor.SystemRotorType|Int Sendable|boldText heading headingLevel1 headingLevel2 headingLevel3 headingLevel4 headingLevel5 headingLevel6 image italicText landmark link list misspelledWord none table textField underlineText visitedLink
    UIKit|UIAccessibilityCustomRotorItemResult|NSObject|init() init(targetElement:targetRange:) targetElement targetRange
    UIKit|UIAccessibilityCustomRotorSearchPredicate|NSObject|currentItem init() searchDirection
    UIKit|UIAccessibilityElement|AccessibilityDescribed UIResponder|accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue init() init(accessibilityContainer:) isAccessibilityElement next
    UIKit|UIAccessibilityNavigationStyle|Int Sendable|automatic combined separate
    UIKit|UIAccessibilityScrollDirection|Int Sendable|down left next previous right up
    UIKit|UIAccessibilityTraits|Hashable OptionSet Sendable|adjustable allowsDirectInteraction button causesPageTurn header image init(rawValue:) keyboardKey link none notEnabled playsSound rawValue searchField selected startsMediaSession staticText summaryElement supportsZoom tabBar toggleButton updatesFrequently
    UIKit|UIAction|UIMenuElement|Identifier attributes discoverabilityTitle identifier image init(title?:subtitle?:image?:identifier?:discoverabilityTitle?:attributes?:state?:handler:) sender state title
    UIKit|UIAction.Identifier|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    UIKit|UIActionHandler|(UIAction)->Void|
    UIKit|UIActivity|NSObject|ActivityType Category activityCategory activityDidFinish(_:) activityImage activityTitle activityType activityViewController canPerform(withActivityItems:) init() perform() prepare(withActivityItems:)
    UIKit|UIActivity.ActivityType|Hashable RawRepresentable Sendable|addToReadingList airDrop assignToContact copyToPasteboard init(_:) init(rawValue:) mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll
    UIKit|UIActivity.Category|Int Sendable|action share
    UIKit|UIActivityCategory|UIActivity.Category|
    UIKit|UIActivityIndicatorView|UIView|Style accessibilityLabel accessibilityValue activityIndicatorViewStyle color hidesWhenStopped init(activityIndicatorStyle:) init(coder:) init(frame:) init(style:) intrinsicContentSize isAnimating sizeThatFits(_:) startAnimating() stopAnimating() style
    UIKit|UIActivityIndicatorView.Style|Int Sendable|gray large medium white whiteLarge
    UIKit|UIActivityIndicatorViewStyle|UIActivityIndicatorView.Style|
    UIKit|UIActivityItemSource|NSObjectProtocol|activityViewController(_:dataTypeIdentifierForActivityType:) activityViewController(_:itemForActivityType:) activityViewController(_:subjectForActivityType:) activityViewController(_:thumbnailImageForActivityType:suggestedSize:) activityViewControllerPlaceholderItem(_:)
    UIKit|UIActivityType|UIActivity.ActivityType|
    UIKit|UIActivityViewController|UIViewController|completionWithItemsHandler excludedActivityTypes init(activityItems:applicationActivities:) init(coder:) loadView() viewDidDisappear(_:)
    !UIKit|UIActivityViewController||Of the system's own activities there is the one that copies; the others are those of apps that are not here.
    UIKit|UIActivityViewController.CompletionWithItemsHandler|(_activityType:UIActivity.ActivityType?,_completed:Bool,_returnedItems:[Any]?,_activityError:(anyError)?)->Void|
    UIKit|UIAdaptivePresentationControllerDelegate|NSObjectProtocol|adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) presentationController(_:prepare:) presentationController(_:viewControllerForAdaptivePresentationStyle:) presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UIKit|UIAlertAction|NSObject|Style init() init(title:style:handler?:) isEnabled style title
    UIKit|UIAlertAction.Style|Int Sendable|cancel default destructive
    UIKit|UIAlertActionStyle|UIAlertAction.Style|
    UIKit|UIAlertController|UIViewController|Style actions addAction(_:) addTextField(configurationHandler?:) init(coder:) init(nibName:bundle:) init(title:message:preferredStyle:) loadView() message preferredAction preferredStyle presentationController textFields title viewDidAppear(_:) viewDidLayoutSubviews() viewWillAppear(_:)
    !UIKit|UIAlertController||The handler of an action runs when the alert has gone, on a later turn of the main queue.
    UIKit|UIAlertController.Style|Int Sendable|actionSheet alert
    UIKit|UIAlertControllerStyle|UIAlertController.Style|
    UIKit|UIAppearance|NSObjectProtocol|appearance() appearance(whenContainedInInstancesOf:)
    !UIKit|UIAppearance||A proxy is a view of its class. What is set on it is taken over by the views of the class that enter a window, where they have no value of their own. These properties can be set: of every view `backgroundColor` and `tintColor`, of bars their tints, title attributes and appearances, of labels the text's colour, of switches, sliders, progress views and segmented controls their tints.
    UIKit|UIAppearanceContainer|NSObjectProtocol|
    UIKit|UIApplication|UIResponder|DidBecomeActiveMessage DidEnterBackgroundMessage ExtensionPointIdentifier LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State WillEnterForegroundMessage WillResignActiveMessage WillTerminateMessage alternateIconName applicationIconBadgeNumber applicationState backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining beginBackgroundTask(expirationHandler?:) beginBackgroundTask(withName:expirationHandler?:) beginIgnoringInteractionEvents() canOpenURL(_:) connectedScenes delegate didBecomeActiveNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endBackgroundTask(_:) endIgnoringInteractionEvents() init() isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow next open(_:options?:) open(_:options?:completionHandler?:) openNotificationSettingsURLString openSessions openSettingsURLString openURL(_:) preferredContentSizeCategory protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications() sendAction(_:to:from:for:) sendEvent(_:) setAlternateIconName(_:) setAlternateIconName(_:completionHandler?:) setMinimumBackgroundFetchInterval(_:) setStatusBarStyle(_:animated:) shared shortcutItems significantTimeChangeNotification statusBarFrame statusBarOrientation statusBarStyle supportedInterfaceOrientations(for:) supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications() userDidTakeScreenshotNotification userInterfaceLayoutDirection willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
    !UIKit|UIApplication||Where no app was launched, as in unit tests without a host, the first use makes an application without a delegate.
    UIKit|UIApplication.DidBecomeActiveMessage|_ApplicationMessage|init() name
    UIKit|UIApplication.DidEnterBackgroundMessage|_ApplicationMessage|init() name
    UIKit|UIApplication.ExtensionPointIdentifier|Hashable RawRepresentable Sendable|init(rawValue:) keyboard rawValue
    UIKit|UIApplication.LaunchOptionsKey|Hashable RawRepresentable Sendable|init(rawValue:) rawValue remoteNotification shortcutItem url
    UIKit|UIApplication.OpenExternalURLOptionsKey|Hashable RawRepresentable Sendable|init(rawValue:) rawValue universalLinksOnly
    UIKit|UIApplication.OpenURLOptionsKey|Hashable RawRepresentable Sendable|annotation init(rawValue:) openInPlace rawValue sourceApplication
    UIKit|UIApplication.State|Int Sendable|active background inactive
    UIKit|UIApplication.WillEnterForegroundMessage|_ApplicationMessage|init() name
    UIKit|UIApplication.WillResignActiveMessage|_ApplicationMessage|init() name
    UIKit|UIApplication.WillTerminateMessage|_ApplicationMessage|init() name
    UIKit|UIApplicationDelegate|NSObjectProtocol _WindowKeeping|accessibilityPerformMagicTap() application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:) application(_:didDecodeRestorableStateWith:) application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:) application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:) application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleWatchKitExtensionRequest:reply:) application(_:open:options:) application(_:performActionFor:completionHandler:) application(_:shouldAllowExtensionPointIdentifier:) application(_:shouldRestoreSecureApplicationState:) application(_:shouldSaveSecureApplicationState:) application(_:supportedInterfaceOrientationsFor:) application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willContinueUserActivityWithType:) application(_:willEncodeRestorableStateWith:) application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:) applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:) applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationShouldRequestHealthAuthorization(_:) applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:) main() window
    !UIKit|UIApplicationDelegate||`applicationWillTerminate` is not called: a test ends an app as XCUITest does, without asking it.
    SwiftUI|UIApplicationDelegateAdaptor|DelegateAdaptor|init(_?:) wrappedValue
    UIKit|UIApplicationLaunchOptionsKey|UIApplication.LaunchOptionsKey|
    UIKit|UIApplicationOpenURLOptionsKey|UIApplication.OpenURLOptionsKey|
    UIKit|UIApplicationShortcutIcon|NSObject|hash init(systemImageName:) init(templateImageName:) isEqual(_:)
    UIKit|UIApplicationShortcutItem|NSObject|icon init(type:localizedTitle:) init(type:localizedTitle:localizedSubtitle:icon:userInfo?:) localizedSubtitle localizedTitle type userInfo
    UIKit|UIApplicationState|UIApplication.State|
    UIKit|UIAxis|Hashable OptionSet Sendable|both horizontal init(rawValue:) rawValue vertical
    UIKit|UIBackgroundConfiguration|Hashable|backgroundColor backgroundColorTransformer backgroundInsets clear() cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode listAccompaniedSidebarCell() listCell() listFooter() listGroupedCell() listGroupedHeaderFooter() listHeader() listPlainCell() listPlainHeaderFooter() listSidebarCell() listSidebarHeader() resolvedBackgroundColor(for:) resolvedStrokeColor(for:) strokeColor strokeColorTransformer strokeOutset strokeWidth updated(for:)
    UIKit|UIBackgroundFetchResult|Sendable UInt|failed newData noData
    !UIKit|UIBackgroundFetchResult||Nothing is fetched or pushed here: the value is for what the app and its tests tell each other.
    UIKit|UIBackgroundRefreshStatus|Int Sendable|available denied restricted
    UIKit|UIBackgroundTaskIdentifier|Hashable RawRepresentable Sendable|init(rawValue:) invalid rawValue
    UIKit|UIBarAppearance|NSObject|backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground() configureWithOpaqueBackground() configureWithTransparentBackground() init() init(barAppearance:) shadowColor shadowImage
    UIKit|UIBarButtonItem|UIBarItem|Badge Style SystemItem action addSymbolEffect(_:options?:animated?:) backButtonBackgroundImage(for:barMetrics:) backButtonTitlePositionAdjustment(for:) backgroundImage(for:barMetrics:) backgroundImage(for:style:barMetrics:) badge buttonGroup creatingFixedGroup() creatingMovableGroup(customizationIdentifier:) creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization?:) customView fixedSpace(_:) flexibleSpace() hidesSharedBackground identifier init() init(barButtonSystemItem:target:action:) init(coder:) init(customView:) init(image:style:target:action:) init(systemItem:primaryAction?:menu?:) init(title:style:target:action:) init(title?:image?:primaryAction?:menu?:) isHidden menu menuRepresentation possibleTitles primaryAction removeAllSymbolEffects(options?:animated?:) removeSymbolEffect(ofType:options?:animated?:) setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonTitlePositionAdjustment(_:for:) setBackgroundImage(_:for:barMetrics:) setBackgroundImage(_:for:style:barMetrics:) setSymbolImage(_:contentTransition:options?:) sharesBackground style target tintColor width
    UIKit|UIBarButtonItem.Badge|Hashable|backgroundColor count(_:) font foregroundColor indicator() string(_:) stringValue
    UIKit|UIBarButtonItem.Style|Int Sendable|done plain
    UIKit|UIBarButtonItem.SystemItem|Int Sendable|action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pageCurl pause play redo refresh reply rewind save search stop trash undo writingTools
    UIKit|UIBarButtonItemAppearance|NSObject|configureWithDefault(for:) disabled focused highlighted init() init(style:) normal
    !UIKit|UIBarButtonItemAppearance||Kept and given back: bar buttons are drawn as without.
    UIKit|UIBarButtonItemGroup|NSObject|alwaysAvailable barButtonItems fixedGroup(representativeItem?:items:) init() init(barButtonItems:representativeItem:) init(coder:) isDisplayingRepresentativeItem isHidden menuRepresentation movableGroup(customizationIdentifier:representativeItem?:items:) optionalGroup(customizationIdentifier:isInDefaultCustomization?:representativeItem?:items:) representativeItem
    !UIKit|UIBarButtonItemGroup||There is always room for all items, so that the one that stands for them is not shown; nobody customises a bar.
    UIKit|UIBarButtonItemStateAppearance|NSObject|backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes
    !UIKit|UIBarButtonItemStateAppearance||Kept and given back: bar buttons are drawn as without.
    UIKit|UIBarButtonItemStyle|UIBarButtonItem.Style|
    UIKit|UIBarButtonSystemItem|UIBarButtonItem.SystemItem|
    UIKit|UIBarItem|NSObject UIAppearance|accessibilityIdentifier accessibilityLabel appearance() appearance(whenContainedInInstancesOf:) awakeFromNib() image imageInsets init() init(coder:) isEnabled landscapeImagePhone setTitleTextAttributes(_:for:) tag title titleTextAttributes(for:)
    UIKit|UIBarMetrics|Int Sendable|compact compactPrompt default defaultPrompt
    UIKit|UIBarPosition|Int Sendable|any bottom top topAttached
    UIKit|UIBarPositioning|NSObjectProtocol|barPosition
    UIKit|UIBarPositioningDelegate|NSObjectProtocol|position(for:)
    UIKit|UIBarStyle|Int Sendable|black blackOpaque blackTranslucent default
    UIKit|UIBaselineAdjustment|Int Sendable|alignBaselines alignCenters none
    UIKit|UIBezierPath|NSObject Sendable|addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip() addCurve(to:controlPoint1:controlPoint2:) addLine(to:) addQuadCurve(to:controlPoint:) append(_:) apply(_:) bounds cgPath close() contains(_:) currentPoint fill() init() init(arcCenter:radius:startAngle:endAngle:clockwise:) init(cgPath:) init(ovalIn:) init(rect:) init(roundedRect:byRoundingCorners:cornerRadii:) init(roundedRect:cornerRadius:) isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move(to:) removeAllPoints() setLineDash(_:count:phase:) stroke() usesEvenOddFillRule
    UIKit|UIBlurEffect|UIVisualEffect|Style init() init(coder:) init(style:)
    UIKit|UIBlurEffect.Style|Int Sendable|dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIKit|UIBlurEffectStyle|UIBlurEffect.Style|
    UIKit|UIButton|UIAccessibilityContentSizeCategoryImageAdjusting UIControl|ButtonType Configuration Role accessibilityLabel adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle(for:) automaticallyUpdatesConfiguration backgroundImage(for:) buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets currentAttributedTitle currentBackgroundImage currentImage currentTitle currentTitleColor currentTitleShadowColor gestureRecognizerShouldBegin(_:) image(for:) imageEdgeInsets imageView init(coder:) init(configuration:primaryAction?:) init(frame:) init(type:) init(type?:primaryAction:) intrinsicContentSize isPointerInteractionEnabled layoutSubviews() menu preferredSymbolConfigurationForImage(in:) reversesTitleShadowWhenHighlighted role setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:) setNeedsUpdateConfiguration() setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:) setTitleColor(_:for:) setTitleShadowColor(_:for:) showsMenuAsPrimaryAction showsTouchWhenHighlighted sizeThatFits(_:) subtitleLabel systemButton(with:target:action:) systemButton(withPrimaryAction:) tintColorDidChange() title(for:) titleColor(for:) titleEdgeInsets titleLabel titleShadowColor(for:) updateConfiguration()
    UIKit|UIButton.ButtonType|Int Sendable|close contactAdd custom detailDisclosure infoDark infoLight system
    UIKit|UIButton.Configuration|Hashable|CornerStyle Indicator MacIdiomStyle Size TitleAlignment activityIndicatorColorTransformer attributedSubtitle attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor bordered() borderedProminent() borderedTinted() borderless() buttonSize clearGlass() contentInsets cornerStyle filled() glass() gray() image imageColorTransformer imagePadding imagePlacement indicator indicatorColorTransformer macIdiomStyle plain() preferredSymbolConfigurationForImage prominentClearGlass() prominentGlass() setDefaultContentInsets() showsActivityIndicator subtitle subtitleLineBreakMode subtitleTextAttributesTransformer tinted() title titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer
    UIKit|UIButton.Configuration.CornerStyle|Int Sendable|capsule dynamic fixed large medium small
    UIKit|UIButton.Configuration.Indicator|Int Sendable|automatic none popup
    UIKit|UIButton.Configuration.MacIdiomStyle|Int Sendable|automatic bordered borderless borderlessTinted
    UIKit|UIButton.Configuration.Size|Int Sendable|large medium mini small
    UIKit|UIButton.Configuration.TitleAlignment|Int Sendable|automatic center leading trailing
    UIKit|UIButton.ConfigurationUpdateHandler|(_button:UIButton)->Void|
    UIKit|UIButton.Role|Int Sendable|cancel destructive normal primary
    UIKit|UIButtonType|UIButton.ButtonType|
    UIKit|UICalendarSelection|NSObject|updateSelectableDates()
    UIKit|UICalendarSelectionMultiDate|UICalendarSelection|delegate init(delegate:) selectedDates setSelectedDates(_:animated:)
    UIKit|UICalendarSelectionMultiDateDelegate|NSObjectProtocol|multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:) multiDateSelection(_:didDeselectDate:) multiDateSelection(_:didSelectDate:)
    UIKit|UICalendarSelectionSingleDate|UICalendarSelection|delegate init(delegate:) selectedDate setSelected(_:animated:)
    UIKit|UICalendarSelectionSingleDateDelegate|NSObjectProtocol|dateSelection(_:canSelectDate:) dateSelection(_:didSelectDate:)
    UIKit|UICalendarView|CalendarPagesOwner UIView|Decoration DecorationSize availableDateRange calendar delegate fontDesign init(coder:) init(frame:) intrinsicContentSize layoutSubviews() locale reloadDecorations(forDateComponents:animated:) selectionBehavior setVisibleDateComponents(_:animated:) sizeThatFits(_:) timeZone visibleDateComponents wantsDateDecorations
    !UIKit|UICalendarView||Months outside of the available range can be turned to; their days cannot be chosen.
    UIKit|UICalendarView.Decoration|NSObject|customView(_:) default(color?:size?:) image(_:color?:size?:) init() init(color:size:) init(customViewProvider:) init(image:color:size:)
    UIKit|UICalendarView.DecorationSize|Int Sendable|large medium small
    UIKit|UICalendarViewDelegate|NSObjectProtocol|calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:)
    UIKit|UICellAccessory||AccessoryType CheckmarkOptions CustomViewConfiguration DeleteOptions DetailOptions DisclosureIndicatorOptions DisplayedState InsertOptions LabelOptions LayoutDimension MultiselectOptions OutlineDisclosureOptions Placement PopUpMenuOptions ReorderOptions accessoryType checkmark(displayed?:options?:) customView(configuration:) delete(displayed?:options?:actionHandler?:) detail(displayed?:options?:actionHandler?:) disclosureIndicator(displayed?:options?:) insert(displayed?:options?:actionHandler?:) label(text:displayed?:options?:) multiselect(displayed?:options?:) outlineDisclosure(displayed?:options?:actionHandler?:) popUpMenu(_:displayed?:options?:selectedElementDidChangeHandler?:) reorder(displayed?:options?:)
    UIKit|UICellAccessory.AccessoryType|Hashable|checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure popUpMenu reorder
    UIKit|UICellAccessory.ActionHandler|()->Void|
    UIKit|UICellAccessory.CheckmarkOptions|CellAccessoryOptioned|init(isHidden?:reservedLayoutWidth?:tintColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.CustomViewConfiguration||customView init(customView:placement:isHidden?:reservedLayoutWidth?:tintColor?:maintainsFixedSize?:) isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
    UIKit|UICellAccessory.DeleteOptions|CellAccessoryOptioned|backgroundColor init(isHidden?:reservedLayoutWidth?:tintColor?:backgroundColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.DetailOptions|CellAccessoryOptioned|init(isHidden?:reservedLayoutWidth?:tintColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.DisclosureIndicatorOptions|CellAccessoryOptioned|init(isHidden?:reservedLayoutWidth?:tintColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.DisplayedState|Int Sendable|always whenEditing whenNotEditing
    UIKit|UICellAccessory.InsertOptions|CellAccessoryOptioned|backgroundColor init(isHidden?:reservedLayoutWidth?:tintColor?:backgroundColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.LabelOptions|CellAccessoryOptioned|adjustsFontForContentSizeCategory font init(isHidden?:reservedLayoutWidth?:tintColor?:font?:adjustsFontForContentSizeCategory?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.LayoutDimension|Hashable Sendable|actual custom standard
    !UIKit|UICellAccessory.LayoutDimension||The standard is the actual width.
    UIKit|UICellAccessory.MultiselectOptions|CellAccessoryOptioned|backgroundColor init(isHidden?:reservedLayoutWidth?:tintColor?:backgroundColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.OutlineDisclosureOptions|CellAccessoryOptioned|Style init(style?:isHidden?:reservedLayoutWidth?:tintColor?:) isHidden reservedLayoutWidth style tintColor
    UIKit|UICellAccessory.OutlineDisclosureOptions.Style|Int Sendable|automatic cell header
    UIKit|UICellAccessory.Placement|Sendable|leading position(after:) position(before:) trailing
    UIKit|UICellAccessory.Placement.Position|(_accessories:[UICellAccessory])->Int|
    UIKit|UICellAccessory.PopUpMenuOptions|CellAccessoryOptioned|init(isHidden?:reservedLayoutWidth?:tintColor?:) isHidden reservedLayoutWidth tintColor
    UIKit|UICellAccessory.ReorderOptions|CellAccessoryOptioned|init(isHidden?:reservedLayoutWidth?:tintColor?:showsVerticalSeparator?:) isHidden reservedLayoutWidth showsVerticalSeparator tintColor
    UIKit|UICellConfigurationState|Hashable UIConfigurationState|init(traitCollection:) isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering isSelected isSwiped subscript(_:) traitCollection
    UIKit|UICollectionLayoutListConfiguration||Appearance FooterMode HeaderMode appearance backgroundColor footerMode headerMode headerTopPadding init(appearance:) itemSeparatorHandler leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators trailingSwipeActionsConfigurationProvider
    UIKit|UICollectionLayoutListConfiguration.Appearance|Int Sendable|grouped insetGrouped plain sidebar sidebarPlain
    UIKit|UICollectionLayoutListConfiguration.FooterMode|Int Sendable|none supplementary
    UIKit|UICollectionLayoutListConfiguration.HeaderMode|Int Sendable|firstItemInSection none supplementary
    UIKit|UICollectionLayoutListConfiguration.ItemSeparatorHandler|(_indexPath:IndexPath,_sectionSeparatorConfiguration:UIListSeparatorConfiguration)->UIListSeparatorConfiguration|
    UIKit|UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider|(_indexPath:IndexPath)->UISwipeActionsConfiguration?|
    UIKit|UICollectionLayoutSectionOrthogonalScrollingBehavior|Int Sendable|continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
    UIKit|UICollectionReusableView|UIView|apply(_:) didTransition(from:to:) init(coder:) init(frame:) preferredLayoutAttributesFitting(_:) prepareForReuse() reuseIdentifier willTransition(from:to:)
    UIKit|UICollectionView|ContextMenuOwner DiffableList DragSource DropTarget RowSwipeHost UIScrollView|CellRegistration ElementCategory ScrollDirection ScrollPosition SupplementaryRegistration adjustedContentInset allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem(at:) bounds cancelInteractiveMovement() cellForItem(at:) collectionViewLayout dataSource delegate deleteItems(at:) deleteSections(_:) dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:) dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:) dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter elementKindSectionHeader endInteractiveMovement() frame gestureRecognizerShouldBegin(_:) hasActiveDrag hasUncommittedUpdates indexPath(for:) indexPathForItem(at:) indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements(ofKind:) init(coder:) init(frame:) init(frame:collectionViewLayout:) insertItems(at:) insertSections(_:) isEditing isPrefetchingEnabled layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:) layoutSubviews() moveItem(at:to:) moveSection(_:toSection:) numberOfItems(inSection:) numberOfSections performBatchUpdates(_:completion?:) prefetchDataSource reconfigureItems(at:) register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:) reloadData() reloadItems(at:) reloadSections(_:) scrollToItem(at:at:animated:) selectItem(at:animated:scrollPosition:) setCollectionViewLayout(_:animated:) setCollectionViewLayout(_:animated:completion?:) supplementaryView(forElementKind:at:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) updateInteractiveMovementTargetPosition(_:) visibleCells visibleSupplementaryViews(ofKind:)
    !UIKit|UICollectionView||Only the cells on screen exist. Changes are shown at once, animated or not; completions run on a later turn.
    UIKit|UICollectionView.CellRegistration||init(cellNib:handler:) init(handler:)
    UIKit|UICollectionView.CellRegistration.Handler|(_cell:Cell,_indexPath:IndexPath,_itemIdentifier:Item)->Void|
    UIKit|UICollectionView.ElementCategory|Int Sendable|cell decorationView supplementaryView
    UIKit|UICollectionView.ScrollDirection|Int Sendable|horizontal vertical
    UIKit|UICollectionView.ScrollPosition|OptionSet Sendable|bottom centeredHorizontally centeredVertically init(rawValue:) left rawValue right top
    UIKit|UICollectionView.SupplementaryRegistration||init(elementKind:handler:)
    UIKit|UICollectionView.SupplementaryRegistration.Handler|(_supplementaryView:Supplementary,_elementKind:String,_indexPath:IndexPath)->Void|
    UIKit|UICollectionViewCell|UICollectionReusableView|automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView init(coder:) init(frame:) isHighlighted isSelected isUserInteractionEnabled layoutSubviews() preferredLayoutAttributesFitting(_:) selectedBackgroundView setNeedsUpdateConfiguration() systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) updateConfiguration(using:)
    UIKit|UICollectionViewCell.ConfigurationUpdateHandler|(_cell:UICollectionViewCell,_state:UICellConfigurationState)->Void|
    UIKit|UICollectionViewCompositionalLayout|UICollectionViewLayout|collectionViewContentSize configuration init(coder:) init(section:) init(section:configuration:) init(sectionProvider:) init(sectionProvider:configuration:) invalidateLayout(with:) invalidationContext(forBoundsChange:) layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:) layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:) list(using:) prepare() shouldInvalidateLayout(forBoundsChange:) shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UIKit|UICollectionViewCompositionalLayoutConfiguration|NSObject|init() interSectionSpacing scrollDirection
    UIKit|UICollectionViewCompositionalLayoutSectionProvider|(_sectionIndex:Int,_layoutEnvironment:anyNSCollectionLayoutEnvironment)->NSCollectionLayoutSection?|
    UIKit|UICollectionViewController|UICollectionViewDataSource UICollectionViewDelegate UIViewController|clearsSelectionOnViewWillAppear collectionView collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) collectionView(_:canMoveItemAt:) collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:cellForItemAt:) collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) collectionView(_:performPrimaryActionForItemAt:) collectionView(_:previewForDismissingContextMenuWithConfiguration:) collectionView(_:previewForHighlightingContextMenuWithConfiguration:) collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:targetContentOffsetForProposedContentOffset:) collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView(_:willEndContextMenuInteraction:animator:) collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionViewDidEndMultipleSelectionInteraction(_:) collectionViewLayout indexPathForPreferredFocusedView(in:) indexTitles(for:) init(coder:) init(collectionViewLayout:) init(nibName:bundle:) installsStandardGestureForInteractiveMovement loadView() numberOfSections(in:) scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:) viewWillAppear(_:)
    UIKit|UICollectionViewDataSource|NSObjectProtocol|collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) numberOfSections(in:)
    UIKit|UICollectionViewDataSourcePrefetching|NSObjectProtocol|collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:prefetchItemsAt:)
    UIKit|UICollectionViewDelegate|UIScrollViewDelegate|collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:performPrimaryActionForItemAt:) collectionView(_:previewForDismissingContextMenuWithConfiguration:) collectionView(_:previewForHighlightingContextMenuWithConfiguration:) collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:targetContentOffsetForProposedContentOffset:) collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView(_:willEndContextMenuInteraction:animator:) collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UIKit|UICollectionViewDelegateFlowLayout|UICollectionViewDelegate|collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:referenceSizeForFooterInSection:) collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    UIKit|UICollectionViewDiffableDataSource|NSObject OutlineSource ReorderingSource UICollectionViewDataSource|ReorderingHandlers SectionSnapshotHandlers apply(_:animatingDifferences?:) apply(_:animatingDifferences?:completion?:) apply(_:to:animatingDifferences?:completion?:) applySnapshotUsingReloadData(_:) applySnapshotUsingReloadData(_:completion?:) collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) index(for:) indexPath(for:) indexTitles(for:) init(collectionView:cellProvider:) itemIdentifier(for:) numberOfSections(in:) reorderingHandlers sectionIdentifier(for:) sectionSnapshotHandlers snapshot() snapshot(for:) supplementaryViewProvider
    !UIKit|UICollectionViewDiffableDataSource||Items come and go at once, animated or not. A snapshot that is applied on another queue is shown before the call returns.
    UIKit|UICollectionViewDiffableDataSource.CellProvider|(_collectionView:UICollectionView,_indexPath:IndexPath,_itemIdentifier:ItemIdentifierType)->UICollectionViewCell?|
    UIKit|UICollectionViewDiffableDataSource.ReorderingHandlers||canReorderItem didReorder init() willReorder
    UIKit|UICollectionViewDiffableDataSource.SectionSnapshotHandlers||init() shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
    UIKit|UICollectionViewDiffableDataSource.SupplementaryViewProvider|(_collectionView:UICollectionView,_elementKind:String,_indexPath:IndexPath)->UICollectionReusableView?|
    UIKit|UICollectionViewDragDelegate|NSObjectProtocol|collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:) collectionView(_:dragSessionWillBegin:) collectionView(_:itemsForAddingTo:at:point:) collectionView(_:itemsForBeginning:at:)
    UIKit|UICollectionViewDropCoordinator|NSObjectProtocol|destinationIndexPath drop(_:intoItemAt:rect:) drop(_:to:) drop(_:toItemAt:) items proposal session
    !UIKit|UICollectionViewDropCoordinator||A drop is shown at once, in whatever way the app asks for.
    UIKit|UICollectionViewDropDelegate|NSObjectProtocol|collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:) collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:performDropWith:)
    UIKit|UICollectionViewDropItem|NSObjectProtocol|dragItem previewSize sourceIndexPath
    UIKit|UICollectionViewDropProposal|UIDropProposal|Intent init(operation:) init(operation:intent:) intent
    UIKit|UICollectionViewDropProposal.Intent|Int Sendable|insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UIKit|UICollectionViewFlowLayout|UICollectionViewLayout|automaticSize collectionViewContentSize estimatedItemSize footerReferenceSize headerReferenceSize invalidateLayout(with:) invalidationContext(forBoundsChange:) invalidationContextClass itemSize layoutAttributesForElements(in:) layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:) minimumInteritemSpacing minimumLineSpacing prepare() scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset shouldInvalidateLayout(forBoundsChange:) shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UIKit|UICollectionViewFlowLayoutInvalidationContext|UICollectionViewLayoutInvalidationContext|invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UIKit|UICollectionViewLayout|NSObject|collectionView collectionViewContentSize finalLayoutAttributesForDisappearingItem(at:) finalizeCollectionViewUpdates() finalizeLayoutTransition() init() init(coder:) initialLayoutAttributesForAppearingItem(at:) invalidateLayout() invalidateLayout(with:) invalidationContext(forBoundsChange:) invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) invalidationContextClass layoutAttributesClass layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:) layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:) prepare() prepare(forCollectionViewUpdates:) prepareForTransition(from:) prepareForTransition(to:) register(_:forDecorationViewOfKind:) shouldInvalidateLayout(forBoundsChange:) shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) targetContentOffset(forProposedContentOffset:) targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    UIKit|UICollectionViewLayoutAttributes|NSCopying NSObject|alpha bounds center copy(with?:) frame hash indexPath init() init(forCellWith:) init(forDecorationViewOfKind:with:) init(forSupplementaryViewOfKind:with:) isEqual(_:) isHidden representedElementCategory representedElementKind size transform zIndex
    !UIKit|UICollectionViewLayoutAttributes||Belongs to no actor, so that subclasses can override what Foundation declares for all threads.
    UIKit|UICollectionViewLayoutInvalidationContext|NSObject|contentOffsetAdjustment init() invalidateDataSourceCounts invalidateDecorationElements(ofKind:at:) invalidateEverything invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:) invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
    UIKit|UICollectionViewListCell|SwipeableCell UICollectionViewCell|accessories configurationState defaultContentConfiguration() indentationLevel indentationWidth isSelected layoutSubviews()
    UIKit|UICollectionViewScrollDirection|UICollectionView.ScrollDirection|
    UIKit|UICollectionViewScrollPosition|UICollectionView.ScrollPosition|
    UIKit|UICollectionViewUpdateItem|NSObject|Action indexPathAfterUpdate indexPathBeforeUpdate init() updateAction
    UIKit|UICollectionViewUpdateItem.Action|Int Sendable|delete insert move none reload
    UIKit|UIColor|NSObject NSSecureCoding Sendable _ExpressibleByColorLiteral|black blue brown cgColor clear cyan darkGray darkText description encode(with:) getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:) getWhite(_:alpha:) gray green groupTableViewBackground hash init() init(_:) init(_colorLiteralRed:green:blue:alpha:) init(cgColor:) init(coder:) init(displayP3Red:green:blue:alpha:) init(dynamicProvider:) init(hue:saturation:brightness:alpha:) init(named:) init(named:in:compatibleWith:) init(patternImage:) init(red:green:blue:alpha:) init(resource:) init(white:alpha:) isEqual(_:) label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red resolvedColor(with:) secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set() setFill() setStroke() supportsSecureCoding systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor white withAlphaComponent(_:) yellow
    !UIKit|UIColor||What is archived is the colour under the traits of that moment.
    UIKit|UIColorPickerViewController|UIViewController|delegate init() init(coder:) selectedColor supportsAlpha title viewDidLayoutSubviews() viewDidLoad()
    !UIKit|UIColorPickerViewController||It has iOS's grid of colours and a slider for their opacity. Spectrum, sliders and the person's own colours are not there.
    UIKit|UIColorPickerViewControllerDelegate|NSObjectProtocol|colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
    UIKit|UIColorWell|UIControl|accessibilityLabel accessibilityValue init(coder:) init(frame:) intrinsicContentSize selectedColor sizeThatFits(_:) supportsAlpha title
    !UIKit|UIColorWell||A ring around the colour; a tap opens the picker.
    UIKit|UICommand|UIMenuElement|action attributes discoverabilityTitle image init(title:image?:action:propertyList?:discoverabilityTitle?:attributes?:state?:) propertyList state title
    UIKit|UIConfigurationColorTransformer|Hashable|callAsFunction(_:) grayscale init(_:) transform
    UIKit|UIConfigurationState||init(traitCollection:) subscript(_:) traitCollection
    UIKit|UIConfigurationStateCustomKey|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    UIKit|UIConfigurationTextAttributesTransformer|Hashable|callAsFunction(_:) init(_:) transform
    UIKit|UIContentConfiguration||makeContentView() updated(for:)
    UIKit|UIContentSizeCategory|Hashable RawRepresentable Sendable|<(left:right:) <=(left:right:) >(left:right:) >=(left:right:) accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall init(_:) init(rawValue:) isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
    UIKit|UIContentSizeCategoryAdjusting|NSObjectProtocol|adjustsFontForContentSizeCategory
    UIKit|UIContentUnavailableConfiguration|UIContentConfiguration|ButtonProperties ImageProperties TextProperties background button buttonProperties empty() image imageProperties loading() makeContentView() search() secondaryButton secondaryButtonProperties secondaryText secondaryTextProperties text textProperties updated(for:)
    UIKit|UIContentUnavailableConfiguration.ButtonProperties||isEnabled menu primaryAction role
    UIKit|UIContentUnavailableConfiguration.ImageProperties|Hashable|cornerRadius maximumSize preferredSymbolConfiguration tintColor
    UIKit|UIContentUnavailableConfiguration.TextProperties|Hashable|color font numberOfLines
    UIKit|UIContentUnavailableConfigurationState|Hashable UIConfigurationState|init(traitCollection:) searchText subscript(_:) traitCollection
    UIKit|UIContentUnavailableView|UIContentView UIView|configuration init(coder:) init(configuration:) layoutSubviews()
    UIKit|UIContentView|NSObjectProtocol|configuration supports(_:)
    UIKit|UIContextMenuActionProvider|(_suggestedActions:[UIMenuElement])->UIMenu?|
    UIKit|UIContextMenuConfiguration|NSObject|identifier init(identifier?:previewProvider?:actionProvider?:)
    UIKit|UIContextMenuContentPreviewProvider|()->UIViewController?|
    UIKit|UIContextMenuInteraction|ContextMenuOwner NSObject UIInteraction|delegate didMove(to:) dismissMenu() init(delegate:) location(in:) updateVisibleMenu(_:) view willMove(to:)
    UIKit|UIContextMenuInteractionAnimating|NSObjectProtocol|addAnimations(_:) addCompletion(_:) previewViewController
    UIKit|UIContextMenuInteractionCommitAnimating|UIContextMenuInteractionAnimating|preferredCommitStyle
    UIKit|UIContextMenuInteractionCommitStyle|Int Sendable|dismiss pop
    UIKit|UIContextMenuInteractionDelegate|NSObjectProtocol|contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) contextMenuInteraction(_:configurationForMenuAtLocation:) contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIKit|UIContextualAction|NSObject|Style backgroundColor handler image init() init(style:title:handler:) style title
    UIKit|UIContextualAction.Handler|(_action:UIContextualAction,_sourceView:UIView,_completionHandler:@escaping(Bool)->Void)->Void|
    UIKit|UIContextualAction.Style|Int Sendable|destructive normal
    UIKit|UIContextualActionStyle|UIContextualAction.Style|
    UIKit|UIControl|UIView|ContentHorizontalAlignment ContentVerticalAlignment Event State actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents allTargets beginTracking(_:with:) cancelTracking(with:) contentHorizontalAlignment contentVerticalAlignment continueTracking(_:with:) endTracking(_:with:) enumerateEventHandlers(_:) init(coder:) init(frame:) init(frame:primaryAction:) isEnabled isHighlighted isSelected isTouchInside isTracking removeAction(_:for:) removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:) sendAction(_:to:for:) sendActions(for:) state toolTip toolTipInteraction touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit|UIControl.ContentHorizontalAlignment|Int Sendable|center fill leading left right trailing
    UIKit|UIControl.ContentVerticalAlignment|Int Sendable|bottom center fill top
    UIKit|UIControl.Event|Hashable OptionSet Sendable|allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd editingDidEndOnExit init(rawValue:) menuActionTriggered primaryActionTriggered rawValue systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
    UIKit|UIControl.State|Hashable OptionSet Sendable|application disabled focused highlighted init(rawValue:) normal rawValue reserved selected
    UIKit|UIControlContentHorizontalAlignment|UIControl.ContentHorizontalAlignment|
    UIKit|UIControlContentVerticalAlignment|UIControl.ContentVerticalAlignment|
    UIKit|UIControlEvents|UIControl.Event|
    UIKit|UIControlState|UIControl.State|
    UIKit|UICoordinateSpace|NSObjectProtocol|bounds convert(_:from:) convert(_:to:)
    UIKit|UICornerConfiguration|CustomStringConvertible Hashable Sendable|capsule(maximumRadius?:) corners(radius:) corners(topLeftRadius:topRightRadius:bottomLeftRadius:bottomRightRadius:) description uniformBottomRadius(_:topLeftRadius?:topRightRadius?:) uniformCorners(radius:) uniformEdges(leftRadius:rightRadius:) uniformEdges(topRadius:bottomRadius:) uniformLeftRadius(_:topRightRadius?:bottomRightRadius?:) uniformRightRadius(_:topLeftRadius?:bottomLeftRadius?:) uniformTopRadius(_:bottomLeftRadius?:bottomRightRadius?:)
    UIKit|UICornerRadius|CustomStringConvertible ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable Sendable|containerConcentric(minimum?:) description fixed(_:) init(floatLiteral:) init(integerLiteral:)
    !UIKit|UICornerRadius|containerConcentric|The container is the superview.
    UIKit|UICubicTimingParameters|NSObject UITimingCurveProvider|animationCurve controlPoint1 controlPoint2 cubicTimingParameters init() init(animationCurve:) init(controlPoint1:controlPoint2:) springTimingParameters timingCurveType
    UIKit|UIDataDetectorTypes|OptionSet Sendable|address all calendarEvent flightNumber init(rawValue:) link lookupSuggestion phoneNumber rawValue shipmentTrackingNumber
    UIKit|UIDatePicker|UIControl|Mode calendar countDownDuration date datePickerMode datePickerStyle init(coder:) init(frame:) intrinsicContentSize layoutSubviews() locale maximumDate minimumDate minuteInterval preferredDatePickerStyle setDate(_:animated:) sizeThatFits(_:) timeZone
    !UIKit|UIDatePicker||A time in the inline style is a button as in the compact one, which opens wheels.
    UIKit|UIDatePicker.Mode|Int Sendable|countDownTimer date dateAndTime time
    UIKit|UIDatePickerMode|UIDatePicker.Mode|
    UIKit|UIDatePickerStyle|Int Sendable|automatic compact inline wheels
    UIKit|UIDeferredMenuElement|UIMenuElement|init(_:) uncached(_:)
    UIKit|UIDeferredMenuElement.Provider|(_completion:@escaping@MainActor([UIMenuElement])->Void)->Void|
    UIKit|UIDevice|NSObject|BatteryState batteryLevel batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications() current endGeneratingDeviceOrientationNotifications() identifierForVendor init() isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported localizedModel model name orientation orientationDidChangeNotification playInputClick() systemName systemVersion userInterfaceIdiom
    UIKit|UIDevice.BatteryState|Int Sendable|charging full unknown unplugged
    UIKit|UIDeviceBatteryState|UIDevice.BatteryState|
    UIKit|UIDeviceOrientation|Int Sendable|faceDown faceUp isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIKit|UIDisplayGamut|Int Sendable|P3 SRGB unspecified
    UIKit|UIDragAnimating|NSObjectProtocol|addAnimations(_:) addCompletion(_:)
    !UIKit|UIDragAnimating||Animations take no time: they run at once, and completions on a later turn of the main queue.
    UIKit|UIDragDropSession|NSObjectProtocol|allowsMoveOperation canLoadObjects(ofClass:) hasItemsConforming(toTypeIdentifiers:) isRestrictedToDraggingApplication items location(in:)
    UIKit|UIDragInteraction|DragSource NSObject UIInteraction|delegate didMove(to:) init(delegate:) isEnabled isEnabledByDefault view willMove(to:)
    !UIKit|UIDragInteraction||A finger that is held down lifts the items, and drags them when it moves. No picture of them is shown.
    UIKit|UIDragInteractionDelegate|NSObjectProtocol|dragInteraction(_:item:willAnimateCancelWith:) dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction(_:itemsForBeginning:) dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction(_:previewForCancelling:withDefault:) dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:) dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:) dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:) dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionForAddingItems:withTouchAt:) dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:) dragInteraction(_:willAnimateLiftWith:session:)
    UIKit|UIDragItem|NSObject|init(itemProvider:) itemProvider localObject
    UIKit|UIDragPreviewParameters|UIPreviewParameters|
    UIKit|UIDragPreviewTarget|UIPreviewTarget|
    UIKit|UIDragSession|UIDragDropSession|localContext
    UIKit|UIDropInteraction|DropTarget NSObject UIInteraction|delegate didMove(to:) init(delegate:) view willMove(to:)
    UIKit|UIDropInteractionDelegate|NSObjectProtocol|dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
    UIKit|UIDropOperation|Sendable UInt|cancel copy forbidden move
    UIKit|UIDropProposal|NSObject|init(operation:) operation
    UIKit|UIDropSession|UIDragDropSession|loadObjects(ofClass:completion:) localDragSession progressIndicatorStyle
    !UIKit|UIDropSession||What is dropped always comes from the app itself.
    UIKit|UIDropSessionProgressIndicatorStyle|Sendable UInt|default none
    UIKit|UIEdgeInsets|Codable Hashable Sendable|bottom init() init(top:left:bottom:right:) left right top zero
    UIKit|UIEditMenuArrowDirection|Int Sendable|automatic down left right up
    UIKit|UIEditMenuConfiguration|NSObject|identifier init(identifier:sourcePoint:) preferredArrowDirection sourcePoint
    UIKit|UIEditMenuInteraction|NSObject UIInteraction|delegate didMove(to:) dismissMenu() init(delegate:) location(in:) presentEditMenu(with:) reloadVisibleMenu() updateVisibleMenuPosition(animated:) view willMove(to:)
    !UIKit|UIEditMenuInteraction||The menu shows all of its entries at once.
    UIKit|UIEditMenuInteractionAnimating|NSObjectProtocol|addAnimations(_:) addCompletion(_:)
    UIKit|UIEditMenuInteractionDelegate|NSObjectProtocol|editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:) editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:)
    UIKit|UIEvent|NSObject|EventSubtype EventType allTouches coalescedTouches(for:) init() modifierFlags predictedTouches(for:) subtype timestamp touches(for:) type
    UIKit|UIEvent.EventSubtype|Int Sendable|motionShake none remoteControlBeginSeekingBackward remoteControlBeginSeekingForward remoteControlEndSeekingBackward remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause
    UIKit|UIEvent.EventType|Int Sendable|hover motion presses remoteControl scroll touches transform
    UIKit|UIEventType|UIEvent.EventType|
    UIKit|UIFeedbackGenerator|NSObject|init() init(view:) prepare()
    !UIKit|UIFeedbackGenerator||There is no motor, as in the simulator: generators do nothing, and say so once.
    UIKit|UIFont|NSObject Sendable|TextStyle Weight Width ascender boldSystemFont(ofSize:) buttonFontSize capHeight descender description familyName familyNames fontDescriptor fontName fontNames(forFamilyName:) hash init() init(descriptor:size:) init(name:size:) isEqual(_:) italicSystemFont(ofSize:) labelFontSize leading lineHeight monospacedDigitSystemFont(ofSize:weight:) monospacedSystemFont(ofSize:weight:) pointSize preferredFont(forTextStyle:) preferredFont(forTextStyle:compatibleWith:) smallSystemFontSize systemFont(ofSize:) systemFont(ofSize:weight:) systemFont(ofSize:weight:width:) systemFontSize withSize(_:) xHeight
    !UIKit|UIFont||Text is measured and drawn in one free font for each design, whatever the font is called.
    UIKit|UIFont.TextStyle|Hashable RawRepresentable Sendable _StringConstant|body callout caption1 caption2 footnote headline init(rawValue:) largeTitle rawValue subheadline title1 title2 title3
    UIKit|UIFont.Weight|Hashable RawRepresentable Sendable _ObjectiveCBridgeable|_bridgeToObjectiveC() _conditionallyBridgeFromObjectiveC(_:result:) _forceBridgeFromObjectiveC(_:result:) _unconditionallyBridgeFromObjectiveC(_:) black bold heavy init(_:) init(rawValue:) light medium rawValue regular semibold thin ultraLight
    UIKit|UIFont.Width|Hashable RawRepresentable Sendable|compressed condensed expanded init(rawValue:) rawValue standard
    UIKit|UIFontDescriptor|NSObject NSSecureCoding Sendable|AttributeName FeatureKey SymbolicTraits SystemDesign TraitKey addingAttributes(_?:) encode(with:) fontAttributes hash init(coder:) init(fontAttributes?:) init(name:size:) isEqual(_:) object(forKey:) pointSize postscriptName preferredFontDescriptor(withTextStyle:) preferredFontDescriptor(withTextStyle:compatibleWith:) supportsSecureCoding symbolicTraits withDesign(_:) withFace(_:) withFamily(_:) withSize(_:) withSymbolicTraits(_:)
    UIKit|UIFontDescriptor.AttributeName|Hashable RawRepresentable Sendable|face family featureSettings init(rawValue:) name rawValue size textStyle traits
    UIKit|UIFontDescriptor.FeatureKey|Hashable RawRepresentable Sendable|featureIdentifier init(rawValue:) rawValue selector type typeIdentifier
    UIKit|UIFontDescriptor.SymbolicTraits|Hashable OptionSet Sendable|classClarendonSerifs classFreeformSerifs classMask classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts classSlabSerifs classSymbolic classTransitionalSerifs init(rawValue:) rawValue traitBold traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical
    UIKit|UIFontDescriptor.SystemDesign|Hashable RawRepresentable Sendable|default init(rawValue:) monospaced rawValue rounded serif
    UIKit|UIFontDescriptor.TraitKey|Hashable RawRepresentable Sendable|init(rawValue:) rawValue slant symbolic weight width
    UIKit|UIFontDescriptorSymbolicTraits|UIFontDescriptor.SymbolicTraits|
    UIKit|UIFontMetrics|NSObject Sendable|default init(forTextStyle:) scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:) scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
    UIKit|UIFontTextStyle|UIFont.TextStyle|
    UIKit|UIForceTouchCapability|Int Sendable|available unavailable unknown
    UIKit|UIGestureRecognizer|NSObject|State addTarget(_:action:) canBePrevented(by:) canPrevent(_:) cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate ignore(_:for:) init() init(target:action:) isEnabled location(in:) location(ofTouch:in:) name numberOfTouches removeTarget(_:action:) require(toFail:) requiresExclusiveTouchType reset() shouldBeRequiredToFail(by:) shouldRequireFailure(of:) state touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) view
    UIKit|UIGestureRecognizer.State|Int Sendable|began cancelled changed ended failed possible recognized
    UIKit|UIGestureRecognizerDelegate|NSObjectProtocol|gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    SwiftUI|UIGestureRecognizerRepresentable||handleUIGestureRecognizerAction(_:context:) makeCoordinator(converter:) makeUIGestureRecognizer(context:) updateUIGestureRecognizer(_:context:)
    SwiftUI|UIGestureRecognizerRepresentable.Context|UIGestureRecognizerRepresentableContext|
    SwiftUI|UIGestureRecognizerRepresentable.CoordinateSpaceConverter|UIGestureRecognizerRepresentableCoordinateSpaceConverter|
    SwiftUI|UIGestureRecognizerRepresentableContext||converter coordinator
    SwiftUI|UIGestureRecognizerRepresentableCoordinateSpaceConverter||localLocation location(in:)
    UIKit|UIGestureRecognizerState|UIGestureRecognizer.State|
    UIKit|UIGlassContainerEffect|UIVisualEffect|init() init(coder:) spacing
    UIKit|UIGlassEffect|UIVisualEffect|Style init() init(coder:) init(style:) isInteractive tintColor
    UIKit|UIGlassEffect.Style|Int Sendable|clear regular
    UIKit|UIGraphicsImageRenderer|UIGraphicsRenderer|allowsImageOutput image(actions:) init() init(bounds:) init(bounds:format:) init(size:) init(size:format:) jpegData(withCompressionQuality:actions:) pngData(actions:)
    UIKit|UIGraphicsImageRendererContext|UIGraphicsRendererContext|currentImage
    UIKit|UIGraphicsImageRendererFormat|UIGraphicsRendererFormat|init(for:) opaque scale
    UIKit|UIGraphicsPDFRenderer|UIGraphicsRenderer|init() init(bounds:) init(bounds:format:) pdfData(actions:) writePDF(to:withActions:)
    UIKit|UIGraphicsPDFRendererContext|UIGraphicsRendererContext|beginPage() beginPage(withBounds:pageInfo:) pdfContextBounds
    UIKit|UIGraphicsPDFRendererFormat|UIGraphicsRendererFormat|documentInfo
    UIKit|UIGraphicsRenderer|NSObject|allowsImageOutput format init() init(bounds:) init(bounds:format:)
    UIKit|UIGraphicsRendererContext|NSObject|cgContext clip(to:) fill(_:) fill(_:blendMode:) format stroke(_:) stroke(_:blendMode:)
    UIKit|UIGraphicsRendererFormat|NSObject|bounds default() init() preferred()
    SwiftUI|UIHostingConfiguration|HostedConfiguration UIContentConfiguration|background(_:) background(content:) init(content:) makeContentView() margins(_?:_:) minSize(width?:height?:) updated(for:)
    SwiftUI|UIHostingController|UIViewController|_disableSafeArea init(coder:) init(coder:rootView:) init(rootView:) loadView() rootView safeAreaRegions sizeThatFits(in:) sizingOptions viewDidLayoutSubviews()
    SwiftUI|UIHostingControllerSizingOptions|OptionSet Sendable|init(rawValue:) intrinsicContentSize preferredContentSize rawValue
    UIKit|UIHoverGestureRecognizer|UIGestureRecognizer|
    !UIKit|UIHoverGestureRecognizer||There is no pointer, so it is never recognised, as on a device without one.
    UIKit|UIImage|NSItemProviderReading NSItemProviderWriting NSObject NSSecureCoding Sendable _ExpressibleByImageLiteral|Configuration Orientation RenderingMode ResizingMode SymbolConfiguration SymbolScale SymbolWeight accessibilityIdentifier accessibilityLabel actions add alignmentRectInsets animatedImage(with:duration:) animatedImageNamed(_:duration:) applyingSymbolConfiguration(_:) byPreparingForDisplay() byPreparingThumbnail(ofSize:) capInsets cgImage checkmark ciImage configuration description draw(at:) draw(at:blendMode:alpha:) draw(in:) draw(in:blendMode:alpha:) duration encode(with:) flipsForRightToLeftLayoutDirection hash imageFlippedForRightToLeftLayoutDirection() imageOrientation imageRendererFormat images init() init(cgImage:) init(cgImage:scale:orientation:) init(ciImage:) init(ciImage:scale:orientation:) init(coder:) init(contentsOfFile:) init(data:) init(data:scale:) init(imageLiteralResourceName:) init(named:) init(named:in:compatibleWith:) init(named:in:with:) init(named:in?:variableValue:configuration?:) init(resource:) init(systemName:) init(systemName:compatibleWith:) init(systemName:variableValue:configuration?:) init(systemName:withConfiguration:) isEqual(_:) isSymbolImage jpegData(compressionQuality:) loadData(withTypeIdentifier:forItemProviderCompletionHandler:) object(withItemProviderData:typeIdentifier:) pngData() prepareForDisplay(completionHandler:) prepareThumbnail(of:completionHandler:) preparingForDisplay() preparingThumbnail(of:) readableTypeIdentifiersForItemProvider remove renderingMode resizableImage(withCapInsets:) resizableImage(withCapInsets:resizingMode:) resizingMode scale size strokedCheckmark supportsSecureCoding symbolConfiguration withAlignmentRectInsets(_:) withConfiguration(_:) withHorizontallyFlippedOrientation() withRenderingMode(_:) withTintColor(_:) withTintColor(_:renderingMode:) writableTypeIdentifiersForItemProvider
    !UIKit|UIImage||Images are files, assets of catalogs, or what was drawn; a system symbol has its name and size, and is drawn as a rounded box. Only PNG and JPEG files are drawn with their pixels; other formats have their size. Of a symbol, its name is archived; of other images their bytes, those of assets and drawn ones as PNG.
    UIKit|UIImage.Configuration|NSObject Sendable|traitCollection
    UIKit|UIImage.Orientation|Int Sendable|down downMirrored left leftMirrored right rightMirrored up upMirrored
    UIKit|UIImage.RenderingMode|Int Sendable|alwaysOriginal alwaysTemplate automatic
    UIKit|UIImage.ResizingMode|Int Sendable|stretch tile
    UIKit|UIImage.SymbolConfiguration|Configuration Sendable|applying(_:) hash init(font:) init(font:scale:) init(hierarchicalColor:) init(paletteColors:) init(pointSize:) init(pointSize:weight:) init(pointSize:weight:scale:) init(scale:) init(textStyle:) init(textStyle:scale:) init(weight:) isEqual(_:) unspecified
    UIKit|UIImage.SymbolScale|Int Sendable|default large medium small unspecified
    UIKit|UIImage.SymbolWeight|Int Sendable|black bold heavy light medium regular semibold thin ultraLight unspecified
    UIKit|UIImageOrientation|UIImage.Orientation|
    UIKit|UIImagePickerController|UINavigationController|CameraDevice InfoKey SourceType allowsEditing availableMediaTypes(for:) isCameraDeviceAvailable(_:) isSourceTypeAvailable(_:) mediaTypes sourceType viewDidLoad()
    !UIKit|UIImagePickerController||As on a device without a camera and without pictures: a person can only cancel.
    UIKit|UIImagePickerController.CameraDevice|Int Sendable|front rear
    UIKit|UIImagePickerController.InfoKey|Hashable RawRepresentable Sendable|cropRect editedImage imageURL init(rawValue:) mediaMetadata mediaType mediaURL originalImage rawValue
    UIKit|UIImagePickerController.SourceType|Int Sendable|camera photoLibrary savedPhotosAlbum
    UIKit|UIImagePickerControllerCameraDevice|UIImagePickerController.CameraDevice|
    UIKit|UIImagePickerControllerDelegate|NSObjectProtocol|imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UIKit|UIImagePickerControllerSourceType|UIImagePickerController.SourceType|
    UIKit|UIImageRenderingMode|UIImage.RenderingMode|
    UIKit|UIImageResizingMode|UIImage.ResizingMode|
    UIKit|UIImageView|UIAccessibilityContentSizeCategoryImageAdjusting UIView|accessibilityIdentifier accessibilityLabel addSymbolEffect(_:options?:animated?:completion?:) adjustsImageSizeForAccessibilityContentSizeCategory alignmentRectInsets animationDuration animationImages animationRepeatCount highlightedAnimationImages highlightedImage image init(coder:) init(frame:) init(image:) init(image:highlightedImage:) intrinsicContentSize isAnimating isHighlighted preferredSymbolConfiguration removeAllSymbolEffects(options?:animated?:) removeSymbolEffect(ofType:options?:animated?:completion?:) setSymbolImage(_:contentTransition:options?:completion?:) sizeThatFits(_:) startAnimating() stopAnimating()
    UIKit|UIImpactFeedbackGenerator|UIFeedbackGenerator|FeedbackStyle impactOccurred() impactOccurred(intensity:) init() init(style:) init(style:view:)
    UIKit|UIImpactFeedbackGenerator.FeedbackStyle|Int Sendable|heavy light medium rigid soft
    UIKit|UIImpactFeedbackStyle|UIImpactFeedbackGenerator.FeedbackStyle|
    UIKit|UIInputSuggestion|NSObject|
    UIKit|UIInputViewAudioFeedback|NSObjectProtocol|enableInputClicksWhenVisible
    UIKit|UIInteraction|NSObjectProtocol|didMove(to:) view willMove(to:)
    UIKit|UIInterfaceOrientation|Int Sendable|isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIKit|UIInterfaceOrientationMask|OptionSet Sendable|all allButUpsideDown init(rawValue:) landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue
    UIKit|UIInterpolatingMotionEffect|UIMotionEffect|EffectType init(keyPath:type:) keyPath maximumRelativeValue minimumRelativeValue type
    UIKit|UIInterpolatingMotionEffect.EffectType|Int Sendable|tiltAlongHorizontalAxis tiltAlongVerticalAxis
    UIKit|UIKey|NSObject|characters charactersIgnoringModifiers keyCode modifierFlags
    UIKit|UIKeyCommand|UICommand|f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 init() init(input:modifierFlags:action:) init(input:modifierFlags:action:discoverabilityTitle:) init(title?:image?:action:input:modifierFlags?:propertyList?:discoverabilityTitle?:attributes?:state?:) input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags wantsPriorityOverSystemBehavior
    UIKit|UIKeyInput|AnyObject|deleteBackward() hasText insertText(_:)
    UIKit|UIKeyModifierFlags|Hashable OptionSet Sendable|alphaShift alternate command control init(rawValue:) numericPad rawValue shift
    UIKit|UIKeyboardAppearance|Int Sendable|dark default light
    UIKit|UIKeyboardHIDUsage|Int Sendable|keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA keyboardAgain keyboardAlternateErase keyboardApplication keyboardB keyboardBackslash keyboardC keyboardCancel keyboardCapsLock keyboardClear keyboardClearOrAgain keyboardCloseBracket keyboardComma keyboardCopy keyboardCrSelOrProps keyboardCut keyboardD keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardErrorRollOver keyboardErrorUndefined keyboardEscape keyboardExSel keyboardExecute keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15 keyboardF16 keyboardF17 keyboardF18 keyboardF19 keyboardF2 keyboardF20 keyboardF21 keyboardF22 keyboardF23 keyboardF24 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 keyboardFind keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHelp keyboardHome keyboardHyphen keyboardI keyboardInsert keyboardInternational1 keyboardInternational2 keyboardInternational3 keyboardInternational4 keyboardInternational5 keyboardInternational6 keyboardInternational7 keyboardInternational8 keyboardInternational9 keyboardJ keyboardK keyboardL keyboardLang1 keyboardLang2 keyboardLang3 keyboardLang4 keyboardLang5 keyboardLang6 keyboardLang7 keyboardLang8 keyboardLang9 keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGui keyboardLeftShift keyboardLockingCapsLock keyboardLockingNumLock keyboardLockingScrollLock keyboardM keyboardMenu keyboardMute keyboardN keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket keyboardOper keyboardOut keyboardP keyboardPageDown keyboardPageUp keyboardPaste keyboardPause keyboardPeriod keyboardPostFail keyboardPower keyboardPrintScreen keyboardPrior keyboardQ keyboardQuote keyboardR keyboardReserved keyboardReturn keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGui keyboardRightShift keyboardS keyboardScrollLock keyboardSelect keyboardSemicolon keyboardSeparator keyboardSlash keyboardSpacebar keyboardStop keyboardSysReqOrAttention keyboardT keyboardTab keyboardU keyboardUndo keyboardUpArrow keyboardV keyboardVolumeDown keyboardVolumeUp keyboardW keyboardX keyboardY keyboardZ keypad0 keypad1 keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadComma keypadEnter keypadEqualSign keypadEqualSignAS400 keypadHyphen keypadNumLock keypadPeriod keypadPlus keypadSlash
    !UIKit|UIKeyboardHIDUsage||The keys that a test can press: those of a keyboard for English in the United States.
    UIKit|UIKeyboardLayoutGuide|UILayoutGuide|
    !UIKit|UIKeyboardLayoutGuide||The keyboard is always at the bottom of the screen; without one, the guide takes the bottom of the safe area.
    UIKit|UIKeyboardType|Int Sendable|URL alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
    UIKit|UILabel|UIContentSizeCategoryAdjusting UIView|accessibilityLabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment draw(_:) drawText(in:) font highlightedTextColor init(coder:) init(frame:) intrinsicContentSize isEnabled isHighlighted lineBreakMode minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset showsExpansionTextWhenTruncated sizeThatFits(_:) text textAlignment textColor textRect(forBounds:limitedToNumberOfLines:)
    UIKit|UILayoutConstraintAxis|NSLayoutConstraint.Axis|
    UIKit|UILayoutGuide|LayoutItem NSObject|bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout(for:) hasAmbiguousLayout heightAnchor identifier init() init(coder:) layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UIKit|UILayoutPriority|Hashable RawRepresentable Sendable|+(left:right:) +=(left:right:) -(left:right:) -=(left:right:) defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel init(_:) init(rawValue:) rawValue required sceneSizeStayPut
    UIKit|UILayoutSupport|NSObjectProtocol|bottomAnchor heightAnchor length topAnchor
    UIKit|UILegibilityWeight|Int Sendable|bold regular unspecified
    UIKit|UIListContentConfiguration|Hashable UIContentConfiguration|ImageProperties TextProperties accompaniedSidebarCell() attributedText axesPreservingSuperviewLayoutMargins cell() directionalLayoutMargins groupedFooter() groupedHeader() image imageProperties imageToTextPadding makeContentView() plainFooter() plainHeader() prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader() secondaryAttributedText secondaryText secondaryTextProperties sidebarCell() sidebarHeader() sidebarSubtitleCell() subtitleCell() text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated(for:) valueCell()
    UIKit|UIListContentConfiguration.ImageProperties|Hashable|accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize resolvedTintColor(for:) standardDimension tintColor tintColorTransformer
    UIKit|UIListContentConfiguration.TextProperties|Hashable|TextAlignment TextTransform adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor() transform
    UIKit|UIListContentConfiguration.TextProperties.TextAlignment|Int Sendable|center justified natural
    UIKit|UIListContentConfiguration.TextProperties.TextTransform|Int Sendable|capitalized lowercase none uppercase
    UIKit|UIListContentView|UIContentView UIView|configuration init(coder:) init(configuration:) layoutSubviews() sizeThatFits(_:) tintColorDidChange()
    UIKit|UIListSeparatorConfiguration|Hashable|Visibility automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color init(listAppearance:) multipleSelectionColor topSeparatorInsets topSeparatorVisibility
    UIKit|UIListSeparatorConfiguration.Visibility|Int Sendable|automatic hidden visible
    UIKit|UILongPressGestureRecognizer|UIGestureRecognizer|allowableMovement minimumPressDuration numberOfTouchesRequired touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    !UIKit|UILongPressGestureRecognizer||Time is that of the touch events: the gesture begins with the first event that is late enough, the finger's lift included.
    UIKit|UIMenu|UIMenuElement|ElementSize Identifier Options children identifier init(title?:subtitle?:image?:identifier?:options?:children?:) options preferredElementSize replacingChildren(_:) selectedElements
    UIKit|UIMenu.ElementSize|Int Sendable|automatic large medium small
    UIKit|UIMenu.Identifier|Hashable RawRepresentable Sendable|about alignment application autoFill bringAllToFront close document edit file find font format fullscreen help hide init(_:) init(rawValue:) learn lookup minimizeAndZoom newItem newScene open openRecent preferences print quit rawValue replace root services share sidebar speech spelling spellingOptions spellingPanel standardEdit substitutionOptions substitutions substitutionsPanel text textColor textSize textStyle textStylePasteboard toolbar transformations undoRedo view window writingDirection
    UIKit|UIMenu.Options|Hashable OptionSet Sendable|destructive displayAsPalette displayInline init(rawValue:) rawValue singleSelection
    UIKit|UIMenu.SelectedElementDidChangeHandler|(_menu:UIMenu)->Void|
    UIKit|UIMenuBuilder|AnyObject|action(for:) command(for:propertyList:) insertChild(_:atEndOfMenu:) insertChild(_:atStartOfMenu:) insertSibling(_:afterMenu:) insertSibling(_:beforeMenu:) menu(for:) remove(action:) remove(menu:) replace(menu:with:) replaceChildren(ofMenu:from:) system
    UIKit|UIMenuController|NSObject|ArrowDirection arrowDirection didHideMenuNotification didShowMenuNotification hideMenu() hideMenu(from:) isMenuVisible menuFrame menuItems setMenuVisible(_:animated:) setTargetRect(_:in:) shared showMenu(from:rect:) update() willHideMenuNotification willShowMenuNotification
    !UIKit|UIMenuController||The menu has no arrow, and shows all of its entries at once.
    UIKit|UIMenuController.ArrowDirection|Int Sendable|default down left right up
    UIKit|UIMenuElement|NSObject|Attributes State accessibilityIdentifier image subtitle title
    UIKit|UIMenuElement.Attributes|Hashable OptionSet Sendable|destructive disabled hidden init(rawValue:) keepsMenuPresented rawValue
    UIKit|UIMenuElement.State|Int Sendable|mixed off on
    UIKit|UIMenuItem|NSObject|action init() init(title:action:) title
    UIKit|UIMenuSystem|NSObject|context main setNeedsRebuild() setNeedsRevalidate()
    !UIKit|UIMenuSystem||A phone shows no main menu; the shortcuts in it work. The menus of texts are built each time they open.
    UIKit|UIModalPresentationStyle|Int Sendable|automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
    UIKit|UIModalTransitionStyle|Int Sendable|coverVertical crossDissolve flipHorizontal partialCurl
    UIKit|UIMotionEffect|NSObject|init() keyPathsAndRelativeValues(forViewerOffset:)
    UIKit|UIMotionEffectGroup|UIMotionEffect|motionEffects
    UIKit|UIMutableTraits||accessibilityContrast displayGamut displayScale forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory subscript(_:) userInterfaceIdiom userInterfaceStyle verticalSizeClass
    UIKit|UINavigationBar|UIBarPositioning UIView|NSToolbarSection accessibilityIdentifier backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage(for:) barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate init(coder:) init(frame:) intrinsicContentSize isTranslucent items largeTitleTextAttributes layoutSubviews() popItem(animated:) prefersLargeTitles pushItem(_:animated:) scrollEdgeAppearance setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:) setItems(_:animated:) setTitleVerticalPositionAdjustment(_:for:) shadowImage sizeThatFits(_:) standardAppearance titleTextAttributes titleVerticalPositionAdjustment(for:) topItem
    UIKit|UINavigationBar.NSToolbarSection|Int Sendable|content none sidebar supplementary
    UIKit|UINavigationBarAppearance|UIBarAppearance|backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance init() init(barAppearance:) largeTitleTextAttributes setBackIndicatorImage(_:transitionMaskImage:) titlePositionAdjustment titleTextAttributes
    UIKit|UINavigationBarDelegate|UIBarPositioningDelegate|navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:) navigationBarNSToolbarSection(_:)
    UIKit|UINavigationController|UIViewController|Operation childForStatusBarHidden delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact init(coder:) init(navigationBarClass:toolbarClass:) init(nibName:bundle:) init(rootViewController:) interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden loadView() loadViewIfNeeded() navigationBar popToRootViewController(animated:) popToViewController(_:animated:) popViewController(animated:) preferredInterfaceOrientationForPresentation pushViewController(_:animated:) setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:) setViewControllers(_:animated:) show(_:sender:) supportedInterfaceOrientations tabBarItem toolbar topViewController viewControllers visibleViewController windfallMake(rootViewController:)
    !UIKit|UINavigationController||Transitions take no time: the new top is on screen at once, and has appeared with the layout that follows.
    UIKit|UINavigationController.Operation|Int Sendable|none pop push
    UIKit|UINavigationControllerDelegate|NSObjectProtocol|navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:) navigationControllerPreferredInterfaceOrientationForPresentation(_:) navigationControllerSupportedInterfaceOrientations(_:)
    UIKit|UINavigationControllerOperation|UINavigationController.Operation|
    UIKit|UINavigationItem|NSObject|BackButtonDisplayMode LargeTitleDisplayMode SearchBarPlacement additionalOverflowItems backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups hidesBackButton hidesSearchBarWhenScrolling init() init(coder:) init(title:) largeTitle largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton pinnedTrailingGroup prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController setHidesBackButton(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:) standardAppearance subtitle title titleView trailingItemGroups
    UIKit|UINavigationItem.BackButtonDisplayMode|Int Sendable|default generic minimal
    UIKit|UINavigationItem.LargeTitleDisplayMode|Int Sendable|always automatic inline never
    UIKit|UINavigationItem.SearchBarPlacement|Int Sendable|automatic inline stacked
    UIKit|UINib|NSObject|OptionsKey init(nibName:bundle:) instantiate(withOwner:options?:)
    UIKit|UINib.OptionsKey|Hashable RawRepresentable Sendable|externalObjects init(rawValue:) rawValue
    UIKit|UINotificationFeedbackGenerator|UIFeedbackGenerator|FeedbackType notificationOccurred(_:)
    UIKit|UINotificationFeedbackGenerator.FeedbackType|Int Sendable|error success warning
    UIKit|UINotificationFeedbackType|UINotificationFeedbackGenerator.FeedbackType|
    UIKit|UIOffset|Codable Hashable Sendable|horizontal init() init(horizontal:vertical:) vertical zero
    UIKit|UIOpenURLContext|NSObject|url
    UIKit|UIPageControl|UIControl|accessibilityValue beginTracking(_:with:) currentPage currentPageIndicatorTintColor endTracking(_:with:) hidesForSinglePage init(coder:) init(frame:) intrinsicContentSize numberOfPages pageIndicatorTintColor size(forNumberOfPages:) sizeThatFits(_:)
    UIKit|UIPageViewController|UIViewController|NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle dataSource delegate gestureRecognizers init(coder:) init(nibName:bundle:) init(transitionStyle:navigationOrientation:options?:) loadView() navigationOrientation preferredInterfaceOrientationForPresentation setViewControllers(_:direction:animated:completion?:) supportedInterfaceOrientations transitionStyle viewControllers
    !UIKit|UIPageViewController||There is one page at a time, and a page that is turned curls as little as one that is scrolled: both change at once.
    UIKit|UIPageViewController.NavigationDirection|Int Sendable|forward reverse
    UIKit|UIPageViewController.NavigationOrientation|Int Sendable|horizontal vertical
    UIKit|UIPageViewController.OptionsKey|Hashable RawRepresentable Sendable|init(rawValue:) interPageSpacing rawValue
    UIKit|UIPageViewController.SpineLocation|Int Sendable|max mid min none
    UIKit|UIPageViewController.TransitionStyle|Int Sendable|pageCurl scroll
    UIKit|UIPageViewControllerDataSource|NSObjectProtocol|pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:) presentationCount(for:) presentationIndex(for:)
    UIKit|UIPageViewControllerDelegate|NSObjectProtocol|pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:) pageViewControllerPreferredInterfaceOrientationForPresentation(_:) pageViewControllerSupportedInterfaceOrientations(_:)
    UIKit|UIPageViewControllerNavigationDirection|UIPageViewController.NavigationDirection|
    UIKit|UIPageViewControllerNavigationOrientation|UIPageViewController.NavigationOrientation|
    UIKit|UIPageViewControllerTransitionStyle|UIPageViewController.TransitionStyle|
    UIKit|UIPanGestureRecognizer|UIGestureRecognizer|maximumNumberOfTouches minimumNumberOfTouches setTranslation(_:in:) touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) translation(in:) velocity(in:)
    UIKit|UIPasteboard|NSObject|DetectedValues DetectionPattern Name OptionsKey addItems(_:) changeCount changedNotification color colors contains(pasteboardTypes:) contains(pasteboardTypes:inItemSet:) data(forPasteboardType:) data(forPasteboardType:inItemSet:) detectPatterns(for:completionHandler:) detectPatterns(for:inItemSet:completionHandler:) detectValues(for:completionHandler:) detectValues(for:inItemSet:completionHandler:) detectedPatterns(for:) detectedValues(for:) general hasColors hasImages hasStrings hasURLs image images init(name:create:) itemProviders itemSet(withPasteboardTypes:) items name numberOfItems remove(withName:) removedNotification setData(_:forPasteboardType:) setItemProviders(_:localOnly:expirationDate:) setItems(_:options?:) setObjects(_:) setObjects(_:localOnly:expirationDate:) setValue(_:forPasteboardType:) string strings types types(forItemSet:) url urls value(forPasteboardType:) values(forPasteboardType:inItemSet:) withUniqueName()
    !UIKit|UIPasteboard||A UI test and its app share the general one, without asking for leave; others belong to their process. Values are kept as they are set, under the type that their kind has.
    !UIKit|UIPasteboard|setItems|Whether they are for this device only makes no difference: there is no other.
    UIKit|UIPasteboard.DetectedValues||number patterns probableWebSearch probableWebURL
    !UIKit|UIPasteboard.DetectedValues||The values of the patterns that DataDetection describes are not among them.
    UIKit|UIPasteboard.DetectionPattern|Hashable RawRepresentable Sendable|calendarEvent emailAddress flightNumber init(rawValue:) link moneyAmount number phoneNumber postalAddress probableWebSearch probableWebURL rawValue shipmentTrackingNumber
    !UIKit|UIPasteboard.DetectionPattern||Addresses of houses, amounts of money, events, flights and shipments are not found.
    UIKit|UIPasteboard.Name|Hashable RawRepresentable Sendable|general init(_:) init(rawValue:) rawValue
    UIKit|UIPasteboard.OptionsKey|Hashable RawRepresentable Sendable|expirationDate init(rawValue:) localOnly rawValue
    UIKit|UIPercentDrivenInteractiveTransition|NSObject UIViewControllerInteractiveTransitioning|cancel() completionCurve completionSpeed finish() init() percentComplete startInteractiveTransition(_:) update(_:) wantsInteractiveStart
    !UIKit|UIPercentDrivenInteractiveTransition||Animations take no time: the views stand as at the end of the transition until it is finished, or cancelled, which puts the view that was there before back to where it was. Completions wait until then.
    UIKit|UIPickerView|UIView|dataSource delegate init(coder:) init(frame:) intrinsicContentSize layoutSubviews() numberOfComponents numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) rowSize(forComponent:) selectRow(_:inComponent:animated:) selectedRow(inComponent:) showsSelectionIndicator sizeThatFits(_:) view(forRow:forComponent:)
    UIKit|UIPickerViewAccessibilityDelegate|UIPickerViewDelegate|pickerView(_:accessibilityAttributedHintForComponent:) pickerView(_:accessibilityAttributedLabelForComponent:) pickerView(_:accessibilityAttributedUserInputLabelsForComponent:) pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:) pickerView(_:accessibilityUserInputLabelsForComponent:)
    UIKit|UIPickerViewDataSource|NSObjectProtocol|numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIKit|UIPickerViewDelegate|NSObjectProtocol|pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIKit|UIPinchGestureRecognizer|UIGestureRecognizer|reset() scale touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) velocity
    !UIKit|UIPinchGestureRecognizer||The first two fingers count, others change nothing.
    UIKit|UIPointerEffect||TintMode automatic highlight hover lift preview
    UIKit|UIPointerEffect.TintMode|Int Sendable|none overlay underlay
    UIKit|UIPointerInteraction|NSObject UIInteraction|delegate didMove(to:) init(delegate:) invalidate() isEnabled view willMove(to:)
    !UIKit|UIPointerInteraction||A phone has no pointer: the delegate is never asked.
    UIKit|UIPointerInteractionAnimating|NSObjectProtocol|addAnimations(_:) addCompletion(_:)
    UIKit|UIPointerInteractionDelegate|NSObjectProtocol|pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    UIKit|UIPointerRegion|NSObject|identifier init(rect:identifier?:) latchingAxes rect
    UIKit|UIPointerRegionRequest|NSObject|location modifiers
    UIKit|UIPointerShape||defaultCornerRadius horizontalBeam path roundedRect verticalBeam
    UIKit|UIPointerStyle|NSObject|hidden() init(effect:shape?:) init(shape:constrainedAxes?:) system()
    UIKit|UIPopoverArrowDirection|Hashable OptionSet Sendable|any down init(rawValue:) left rawValue right unknown up
    UIKit|UIPopoverPresentationController|UIPresentationController|arrowDirection barButtonItem permittedArrowDirections sourceRect sourceView
    !UIKit|UIPopoverPresentationController||The popover stands below its source, or above it where there is more room; it has no arrow.
    UIKit|UIPopoverPresentationControllerDelegate|UIAdaptivePresentationControllerDelegate|prepareForPopoverPresentation(_:)
    UIKit|UIPresentationController|NSObject|adaptivePresentationStyle adaptivePresentationStyle(for:) containerView containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() delegate dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin() frameOfPresentedViewInContainerView init(presentedViewController:presenting:) presentationStyle presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView presentedViewController presentingViewController shouldRemovePresentersView traitCollection
    !UIKit|UIPresentationController||The presentation controller of a custom style places its view when the presentation begins, and may do so again in `containerViewWillLayoutSubviews()`.
    UIKit|UIPress|NSObject|Phase PressType key phase responder timestamp type
    !UIKit|UIPress||Presses are those of the keys of a hardware keyboard, which tests press with `typeKey(_:modifierFlags:)`.
    UIKit|UIPress.Phase|Int Sendable|began cancelled changed ended stationary
    UIKit|UIPress.PressType|Int Sendable|downArrow leftArrow menu pageDown pageUp playPause rightArrow select upArrow windfallKey
    UIKit|UIPressesEvent|UIEvent|allPresses presses(for:) type
    UIKit|UIPreviewParameters|NSObject|backgroundColor init() init(textLineRects:) shadowPath visiblePath
    !UIKit|UIPreviewParameters||Kept and given back: no picture of the view is drawn beside a menu.
    UIKit|UIPreviewTarget|NSObject|center container init(container:center:transform?:) transform
    UIKit|UIProgressView|UIView|Style accessibilityLabel accessibilityValue init(coder:) init(frame:) init(progressViewStyle:) intrinsicContentSize progress progressTintColor progressViewStyle setProgress(_:animated:) sizeThatFits(_:) trackTintColor
    UIKit|UIProgressView.Style|Int Sendable|bar default
    UIKit|UIRectCorner|Hashable OptionSet Sendable|allCorners bottomLeft bottomRight init(rawValue:) rawValue topLeft topRight
    UIKit|UIRectEdge|Hashable OptionSet Sendable|all bottom init(rawValue:) left rawValue right top
    UIKit|UIRefreshControl|UIControl|attributedTitle beginRefreshing() endRefreshing() hitTest(_:with:) init(coder:) init(frame:) isRefreshing layoutSubviews()
    !UIKit|UIRefreshControl||Content does not bounce: letting go after dragging it down by 60 points beyond its top starts a refresh.
    UIKit|UIResponder|NSObject UIResponderStandardEditActions UIUserActivityRestoring|accessibilityActivate() accessibilityActivationPoint accessibilityContainerType accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement() accessibilityElement(at:) accessibilityElementCount() accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus() accessibilityElementIsFocused() accessibilityFrame accessibilityIncrement() accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityRespondsToUserInteraction accessibilityScroll(_:) accessibilityUserInputLabels awakeFromNib() becomeFirstResponder() buildMenu(with:) canBecomeFirstResponder canPerformAction(_:withSender:) canResignFirstResponder copy(_:) cut(_:) decreaseSize(_:) delete(_:) increaseSize(_:) index(ofAccessibilityElement:) init() inputAccessoryView inputView isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next paste(_:) pasteAndMatchStyle(_:) prepareForInterfaceBuilder() pressesBegan(_:with:) pressesCancelled(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) reloadInputViews() resignFirstResponder() restoreUserActivityState(_:) select(_:) selectAll(_:) shouldGroupAccessibilityChildren target(forAction:withSender:) toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) undoManager updateUserActivityState(_:) userActivity windfallClassMember(_:) windfallMember(_:)
    UIKit|UIResponderStandardEditActions|NSObjectProtocol|copy(_:) cut(_:) decreaseSize(_:) delete(_:) increaseSize(_:) paste(_:) pasteAndMatchStyle(_:) select(_:) selectAll(_:) toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:)
    !UIKit|UIResponderStandardEditActions||All responders conform. Those that do not override an action cannot perform it: `canPerformAction(_:withSender:)` says so, and a call stops as a message that an object does not know.
    UIKit|UIReturnKeyType|Int Sendable|continue default done emergencyCall go google join next route search send yahoo
    UIKit|UIRotationGestureRecognizer|UIGestureRecognizer|reset() rotation touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) velocity
    !UIKit|UIRotationGestureRecognizer||The first two fingers count, others change nothing.
    UIKit|UIScene|UIResponder|ActivationState ConnectionOptions activationState delegate didActivateNotification didDisconnectNotification didEnterBackgroundNotification init() init(session:connectionOptions:) next session title willConnectNotification willDeactivateNotification willEnterForegroundNotification
    UIKit|UIScene.ActivationState|Int Sendable|background foregroundActive foregroundInactive unattached
    UIKit|UIScene.ConnectionOptions|NSObject|shortcutItem sourceApplication urlContexts
    !UIKit|UIScene.ConnectionOptions||A scene is always opened from the home screen, so there is nothing in them.
    UIKit|UISceneConfiguration|NSObject|delegateClass init() init(name:sessionRole:) name role sceneClass storyboard
    UIKit|UISceneDelegate|NSObjectProtocol|scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) stateRestorationActivity(for:)
    UIKit|UISceneSession|NSObject|Role configuration init() persistentIdentifier role scene userInfo
    UIKit|UISceneSession.Role|Hashable RawRepresentable Sendable|init(rawValue:) rawValue windowApplication
    UIKit|UIScreen|NSObject UICoordinateSpace|bounds brightness convert(_:from:) convert(_:to:) coordinateSpace fixedCoordinateSpace isCaptured main maximumFramesPerSecond nativeBounds nativeScale scale screens traitCollection
    UIKit|UIScreenEdgePanGestureRecognizer|UIPanGestureRecognizer|edges shouldBeRequiredToFail(by:) touchesBegan(_:with:)
    UIKit|UIScrollEdgeEffect|NSObject|Style isHidden style
    UIKit|UIScrollEdgeEffect.Style|NSObject|automatic hard soft
    UIKit|UIScrollEdgeElementContainerInteraction|NSObject UIInteraction|didMove(to:) edge scrollView view willMove(to:)
    UIKit|UIScrollView|ScrollViewDelegating UIView|ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode adjustedContentInset adjustedContentInsetDidChange() alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches flashScrollIndicators() frameLayoutGuide gestureRecognizerShouldBegin(_:) horizontalScrollIndicatorInsets indicatorStyle init(coder:) init(frame:) isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode layoutSubviews() leftEdgeEffect maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl rightEdgeEffect scrollIndicatorInsets scrollRectToVisible(_:animated:) scrollsToTop setContentOffset(_:animated:) setZoomScale(_:animated:) showsHorizontalScrollIndicator showsVerticalScrollIndicator topEdgeEffect touchesShouldCancel(in:) verticalScrollIndicatorInsets visibleSize zoom(to:animated:) zoomScale
    !UIKit|UIScrollView||Deceleration takes no time: a swipe ends where it would come to rest. Content does not bounce, neither scrolled nor zoomed, and indicators have faded whenever the screen is looked at.
    UIKit|UIScrollView.ContentInsetAdjustmentBehavior|Int Sendable|always automatic never scrollableAxes
    UIKit|UIScrollView.DecelerationRate|Hashable RawRepresentable Sendable|fast init(rawValue:) normal rawValue
    UIKit|UIScrollView.IndicatorStyle|Int Sendable|black default white
    UIKit|UIScrollView.KeyboardDismissMode|Int Sendable|interactive interactiveWithAccessory none onDrag onDragWithAccessory
    UIKit|UIScrollViewDelegate|NSObjectProtocol|scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UIKit|UIScrollViewKeyboardDismissMode|UIScrollView.KeyboardDismissMode|
    UIKit|UISearchBar|UITextInputTraits UIView|Icon Style allowedWritingToolsResultOptions autocapitalizationType autocorrectionType backgroundImage backgroundImage(for:barMetrics:) barStyle barTintColor becomeFirstResponder() canBecomeFirstResponder delegate enablesReturnKeyAutomatically image(for:state:) init(coder:) init(frame:) inlinePredictionType inputAccessoryView intrinsicContentSize isEnabled isFirstResponder isSearchResultsButtonSelected isSecureTextEntry isTranslucent keyboardAppearance keyboardType layoutSubviews() mathExpressionCompletionType passwordRules placeholder positionAdjustment(for:) prompt resignFirstResponder() returnKeyType scopeBarBackgroundImage scopeButtonTitles searchBarStyle searchFieldBackgroundImage(for:) searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage(_:for:barMetrics:) setImage(_:for:state:) setPositionAdjustment(_:for:) setSearchFieldBackgroundImage(_:for:) setShowsCancelButton(_:animated:) setShowsScope(_:animated:) showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton sizeThatFits(_:) smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textContentType writingToolsBehavior
    UIKit|UISearchBar.Icon|Int Sendable|bookmark clear resultsList search
    UIKit|UISearchBar.Style|Sendable UInt|default minimal prominent
    UIKit|UISearchBarDelegate|NSObjectProtocol|searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UIKit|UISearchBarStyle|UISearchBar.Style|
    UIKit|UISearchController|UIViewController|automaticallyShowsCancelButton automaticallyShowsScopeBar delegate dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation init(coder:) init(nibName:bundle:) init(searchResultsController:) isActive loadView() obscuresBackgroundDuringPresentation searchBar searchResultsController searchResultsUpdater showsSearchResultsController
    !UIKit|UISearchController||Results lie over the content of the controller that searches; nothing is presented.
    UIKit|UISearchControllerDelegate|NSObjectProtocol|didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:) searchController(_:didChangeFrom:) searchController(_:willChangeTo:) willDismissSearchController(_:) willPresentSearchController(_:)
    UIKit|UISearchResultsUpdating|NSObjectProtocol|updateSearchResults(for:) updateSearchResults(for:selecting:)
    UIKit|UISearchSuggestion|NSObjectProtocol|iconImage() localizedAttributedSuggestion localizedDescription() localizedSuggestion representedObject
    UIKit|UISearchSuggestionItem|NSObject UISearchSuggestion|iconImage() init(localizedAttributedSuggestion:localizedDescription?:iconImage?:) init(localizedSuggestion:localizedDescription?:iconImage?:) localizedAttributedSuggestion localizedDescription() localizedSuggestion representedObject
    UIKit|UISearchTab|UITab|init(title:image:identifier:viewControllerProvider?:) init(viewControllerProvider?:)
    UIKit|UISearchTextField|UITextField|accessibilityLabel init(coder:) init(frame:) leftViewRect(forBounds:) textRect(forBounds:)
    UIKit|UISegmentedControl|UIControl|actionForSegment(at:) apportionsSegmentWidthsByContent backgroundImage(for:barMetrics:) dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:) imageForSegment(at:) init(coder:) init(frame:) init(frame:actions:) init(items:) insertSegment(action:at:animated:) insertSegment(with:at:animated:) insertSegment(withTitle:at:animated:) intrinsicContentSize isEnabledForSegment(at:) isMomentary layoutSubviews() noSegment numberOfSegments removeAllSegments() removeSegment(at:animated:) segmentIndex(identifiedBy:) selectedSegmentIndex selectedSegmentTintColor setAction(_:forSegmentAt:) setBackgroundImage(_:for:barMetrics:) setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:) setEnabled(_:forSegmentAt:) setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:) setWidth(_:forSegmentAt:) sizeThatFits(_:) titleForSegment(at:) titleTextAttributes(for:) widthForSegment(at:)
    UIKit|UISelectionFeedbackGenerator|UIFeedbackGenerator|selectionChanged()
    UIKit|UISemanticContentAttribute|Int Sendable|forceLeftToRight forceRightToLeft playback spatial unspecified
    UIKit|UISheetPresentationController|UIPresentationController|Detent animateChanges(_:) detents invalidateDetents() largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier
    !UIKit|UISheetPresentationController||A sheet has the height of the selected detent. It is dismissed by a swipe down and by a tap beside it; it is not dragged from one detent to the next.
    UIKit|UISheetPresentationController.Detent|NSObject|Identifier ResolutionContext custom(identifier?:resolver:) identifier large() medium()
    UIKit|UISheetPresentationController.Detent.Identifier|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) large medium rawValue
    UIKit|UISheetPresentationController.Detent.ResolutionContext||containerTraitCollection maximumDetentValue
    UIKit|UISlider|UIControl|accessibilityValue beginTracking(_:with:) continueTracking(_:with:) endTracking(_:with:) init(coder:) init(frame:) intrinsicContentSize isContinuous maximumTrackImage(for:) maximumTrackTintColor maximumValue maximumValueImage minimumTrackImage(for:) minimumTrackTintColor minimumValue minimumValueImage setMaximumTrackImage(_:for:) setMinimumTrackImage(_:for:) setThumbImage(_:for:) setValue(_:animated:) sizeThatFits(_:) thumbImage(for:) thumbRect(forBounds:trackRect:value:) thumbTintColor trackRect(forBounds:) value
    UIKit|UISplitViewController|UIViewController|Column DisplayMode LayoutEnvironment SplitBehavior Style automaticDimension delegate displayMode displayModeButtonItem hide(_:) init(coder:) init(nibName:bundle:) init(style:) isCollapsed loadView() maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredInterfaceOrientationForPresentation preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction primaryColumnWidth setViewController(_:for:) show(_:) show(_:sender:) showDetailViewController(_:sender:) splitBehavior style supplementaryColumnWidth supportedInterfaceOrientations viewController(for:) viewControllers
    !UIKit|UISplitViewController||Columns change at once. By itself a controller with column style shows columns beside each other where its view is wider than it is high, and over the secondary elsewhere. It puts no button of its own into a bar.
    UIKit|UISplitViewController.Column|Int Sendable|compact inspector primary secondary supplementary
    UIKit|UISplitViewController.DisplayMode|Int Sendable|allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UIKit|UISplitViewController.LayoutEnvironment|Int Sendable|collapsed expanded none
    UIKit|UISplitViewController.SplitBehavior|Int Sendable|automatic displace overlay tile
    UIKit|UISplitViewController.Style|Int Sendable|doubleColumn tripleColumn unspecified
    UIKit|UISplitViewControllerDelegate|AnyObject|primaryViewController(forCollapsing:) primaryViewController(forExpanding:) splitViewController(_:collapseSecondary:onto:) splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:) splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:) splitViewControllerInteractivePresentationGestureWillBegin(_:) splitViewControllerPreferredInterfaceOrientationForPresentation(_:) splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    UIKit|UISplitViewControllerDisplayMode|UISplitViewController.DisplayMode|
    UIKit|UISpringLoadedInteractionContext|NSObjectProtocol|location(in:) state targetItem targetView
    UIKit|UISpringLoadedInteractionEffectState|Int Sendable|activated activating inactive possible
    UIKit|UISpringTimingParameters|NSObject UITimingCurveProvider|cubicTimingParameters init() init(dampingRatio:initialVelocity?:) init(duration:bounce:initialVelocity?:) init(mass:stiffness:damping:initialVelocity:) initialVelocity springTimingParameters timingCurveType
    UIKit|UIStackView|UIView|Alignment Distribution addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution forFirstBaselineLayout forLastBaselineLayout init(arrangedSubviews:) init(coder:) init(frame:) insertArrangedSubview(_:at:) isLayoutMarginsRelativeArrangement removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing spacingUseDefault spacingUseSystem updateConstraints() willRemoveSubview(_:)
    !UIKit|UIStackView||A hidden arranged view keeps its frame; UIKit makes it flat.
    UIKit|UIStackView.Alignment|Int Sendable|bottom center fill firstBaseline lastBaseline leading top trailing
    UIKit|UIStackView.Distribution|Int Sendable|equalCentering equalSpacing fill fillEqually fillProportionally
    UIKit|UIStackViewAlignment|UIStackView.Alignment|
    UIKit|UIStackViewDistribution|UIStackView.Distribution|
    UIKit|UIStatusBarAnimation|Int Sendable|fade none slide
    UIKit|UIStatusBarManager|NSObject|isStatusBarHidden statusBarFrame statusBarStyle
    !UIKit|UIStatusBarManager||Nothing is drawn in the status bar. Controllers are asked for its style and whether it is hidden when the manager is, after they have appeared or called `setNeedsStatusBarAppearanceUpdate()`.
    UIKit|UIStatusBarStyle|Int Sendable|darkContent default lightContent
    UIKit|UIStepper|UIControl|autorepeat decrementImage(for:) incrementImage(for:) init(coder:) init(frame:) intrinsicContentSize isContinuous layoutSubviews() maximumValue minimumValue setDecrementImage(_:for:) setIncrementImage(_:for:) sizeThatFits(_:) stepValue value wraps
    UIKit|UIStoryboard|NSObject|init(name:bundle:) instantiateInitialViewController() instantiateInitialViewController(creator?:) instantiateViewController(identifier:creator?:) instantiateViewController(withIdentifier:)
    UIKit|UIStoryboardSegue|NSObject|destination identifier init(identifier:source:destination:) init(identifier:source:destination:performHandler:) perform() source windfallMake(identifier:source:destination:) windfallMake(identifier:source:destination:performHandler:)
    UIKit|UISwipeActionsConfiguration|NSObject|actions init(actions:) performsFirstActionWithFullSwipe
    UIKit|UISwipeGestureRecognizer|UIGestureRecognizer|Direction direction numberOfTouchesRequired touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit|UISwipeGestureRecognizer.Direction|Hashable OptionSet Sendable|down init(rawValue:) left rawValue right up
    UIKit|UISwipeGestureRecognizerDirection|UISwipeGestureRecognizer.Direction|
    UIKit|UISwitch|UIControl|accessibilityValue gestureRecognizerShouldBegin(_:) init(coder:) init(frame:) intrinsicContentSize isOn onTintColor setOn(_:animated:) sizeThatFits(_:) thumbTintColor
    UIKit|UISymbolEffectCompletion|(UISymbolEffectCompletionContext)->Void|
    UIKit|UISymbolEffectCompletionContext|NSObject|isFinished sender
    UIKit|UITab|NSObject|Placement accessibilityIdentifier allowsHiding badgeValue identifier image init(title:image:identifier:viewControllerProvider?:) isHidden preferredPlacement subtitle tabBarController title userInfo viewController
    UIKit|UITab.Placement|Int Sendable|automatic default fixed movable optional pinned sidebarOnly
    UIKit|UITabAccessory|NSObject|contentView init(contentView:)
    UIKit|UITabBar|UIView|ItemPositioning accessibilityLabel backgroundImage barStyle barTintColor beginCustomizingItems(_:) delegate endCustomizing(animated:) init(coder:) init(frame:) intrinsicContentSize isCustomizing isTranslucent itemPositioning itemSpacing itemWidth items layoutSubviews() scrollEdgeAppearance selectedItem selectionIndicatorImage setItems(_:animated:) shadowImage sizeThatFits(_:) standardAppearance unselectedItemTintColor
    UIKit|UITabBar.ItemPositioning|Int Sendable|automatic centered fill
    UIKit|UITabBarAppearance|UIBarAppearance|compactInlineLayoutAppearance init() init(barAppearance:) inlineLayoutAppearance selectionIndicatorTintColor stackedLayoutAppearance
    UIKit|UITabBarController|UITabBarDelegate UIViewController|MinimizeBehavior bottomAccessory childForStatusBarHidden childForStatusBarStyle delegate init(coder:) init(nibName:bundle:) init(tabs:) loadView() loadViewIfNeeded() moreNavigationController preferredInterfaceOrientationForPresentation selectedIndex selectedTab selectedViewController setBottomAccessory(_:animated:) setTabs(_:animated:) setViewControllers(_:animated:) supportedInterfaceOrientations tab(forIdentifier:) tabBar tabBar(_:didSelect:) tabBarMinimizeBehavior tabs viewControllers
    !UIKit|UITabBarController||Where an iPhone has more than five tabs, or an iPad more than eight, the rest is in a list behind *More*, which nobody can edit.
    UIKit|UITabBarController.MinimizeBehavior|Int Sendable|automatic never onScrollDown onScrollUp
    UIKit|UITabBarControllerDelegate|NSObjectProtocol|tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:) tabBarController(_:didSelectTab:previousTab:) tabBarController(_:displayedViewControllersFor:proposedViewControllers:) tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) tabBarController(_:shouldSelectTab:) tabBarController(_:tab:acceptItemsFrom:) tabBarController(_:tab:operationForAcceptingItemsFrom:) tabBarController(_:visibilityDidChangeFor:) tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:) tabBarControllerDidEndEditing(_:) tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerWillBeginEditing(_:)
    UIKit|UITabBarDelegate|NSObjectProtocol|tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UIKit|UITabBarItem|UIBarItem|SystemItem badgeColor badgeTextAttributes(for:) badgeValue init() init(coder:) init(tabBarSystemItem:tag:) init(title:image:selectedImage:) init(title:image:tag:) selectedImage setBadgeTextAttributes(_:for:) titlePositionAdjustment
    UIKit|UITabBarItem.SystemItem|Int Sendable|bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
    UIKit|UITabBarItemAppearance|NSObject|disabled focused init() normal selected
    UIKit|UITabBarItemStateAppearance|NSObject|badgeBackgroundColor badgeTextAttributes iconColor titlePositionAdjustment titleTextAttributes
    UIKit|UITabBarSystemItem|UITabBarItem.SystemItem|
    UIKit|UITableView|ContextMenuOwner DiffableList DragSource DropTarget RowSwipeHost UIScrollView|RowAnimation ScrollPosition Style adjustedContentInset allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates() cellForRow(at:) cellLayoutMarginsFollowReadableWidth dataSource delegate deleteRows(at:with:) deleteSections(_:with:) dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:) dragDelegate dragInteractionEnabled dropDelegate endUpdates() estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight footerView(forSection:) gestureRecognizerShouldBegin(_:) hasActiveDrag headerView(forSection:) indexPath(for:) indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(in:) indexPathsForSelectedRows indexPathsForVisibleRows init(coder:) init(frame:) init(frame:style:) insertRows(at:with:) insertSections(_:with:) isEditing layoutSubviews() moveRow(at:to:) moveSection(_:toSection:) numberOfRows(inSection:) numberOfSections performBatchUpdates(_:completion?:) prefetchDataSource reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:) rectForRow(at:) register(_:forCellReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:) reloadData() reloadRows(at:with:) reloadSectionIndexTitles() reloadSections(_:with:) remembersLastFocusedIndexPath rowHeight scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow(at:animated:scrollPosition:) separatorColor separatorInset separatorStyle setEditing(_:animated:) style tableFooterView tableHeaderView visibleCells
    !UIKit|UITableView||Only the cells on screen exist. The height of a row that has not been on screen yet is `rowHeight` where that is fixed, or else the estimate. `cellForRow(at:)` lays the table out first where that is due.
    UIKit|UITableView.RowAnimation|Int Sendable|automatic bottom fade left middle none right top
    UIKit|UITableView.ScrollPosition|Int Sendable|bottom middle none top
    UIKit|UITableView.Style|Int Sendable|grouped insetGrouped plain
    UIKit|UITableViewCell|SwipeableCell UIGestureRecognizerDelegate UIView|AccessoryType CellStyle EditingStyle SelectionStyle SeparatorStyle accessoryType accessoryView automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration() detailTextLabel editingAccessoryType editingAccessoryView editingStyle gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) imageView indentationLevel indentationWidth init(coder:) init(frame:) init(style:reuseIdentifier:) isEditing isHighlighted isSelected layoutSubviews() multipleSelectionBackgroundView prepareForReuse() reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing(_:animated:) setHighlighted(_:animated:) setNeedsUpdateConfiguration() setSelected(_:animated:) shouldIndentWhileEditing showingDeleteConfirmation sizeThatFits(_:) textLabel touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) updateConfiguration(using:) windfallMake(style:reuseIdentifier:)
    UIKit|UITableViewCell.AccessoryType|Int Sendable|checkmark detailButton detailDisclosureButton disclosureIndicator none
    UIKit|UITableViewCell.CellStyle|Int Sendable|default subtitle value1 value2
    UIKit|UITableViewCell.ConfigurationUpdateHandler|(_cell:UITableViewCell,_state:UICellConfigurationState)->Void|
    UIKit|UITableViewCell.EditingStyle|Int Sendable|delete insert none
    UIKit|UITableViewCell.SelectionStyle|Int Sendable|blue default gray none
    UIKit|UITableViewCell.SeparatorStyle|Int Sendable|none singleLine singleLineEtched
    UIKit|UITableViewCellAccessoryType|UITableViewCell.AccessoryType|
    UIKit|UITableViewCellEditingStyle|UITableViewCell.EditingStyle|
    UIKit|UITableViewCellSelectionStyle|UITableViewCell.SelectionStyle|
    UIKit|UITableViewCellSeparatorStyle|UITableViewCell.SeparatorStyle|
    UIKit|UITableViewCellStyle|UITableViewCell.CellStyle|
    UIKit|UITableViewController|UITableViewDataSource UITableViewDelegate UIViewController|clearsSelectionOnViewWillAppear indexPathForPreferredFocusedView(in:) init(coder:) init(nibName:bundle:) init(style:) loadView() numberOfSections(in:) refreshControl scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) sectionIndexTitles(for:) setEditing(_:animated:) tableView tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) tableView(_:canMoveRowAt:) tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:performPrimaryActionForRowAt:) tableView(_:previewForDismissingContextMenuWithConfiguration:) tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:selectionFollowsFocusForRowAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldSpringLoadRowAt:with:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:) viewForZooming(in:) viewWillAppear(_:)
    UIKit|UITableViewDataSource|NSObjectProtocol|numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    UIKit|UITableViewDataSourcePrefetching|NSObjectProtocol|tableView(_:cancelPrefetchingForRowsAt:) tableView(_:prefetchRowsAt:)
    UIKit|UITableViewDelegate|UIScrollViewDelegate|indexPathForPreferredFocusedView(in:) tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:) tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:performPrimaryActionForRowAt:) tableView(_:previewForDismissingContextMenuWithConfiguration:) tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldSpringLoadRowAt:with:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:)
    UIKit|UITableViewDiffableDataSource|NSObject UITableViewDataSource|apply(_:animatingDifferences?:) apply(_:animatingDifferences?:completion?:) applySnapshotUsingReloadData(_:) applySnapshotUsingReloadData(_:completion?:) defaultRowAnimation index(for:) indexPath(for:) init(tableView:cellProvider:) itemIdentifier(for:) numberOfSections(in:) sectionIdentifier(for:) sectionIndexTitles(for:) snapshot() tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    !UIKit|UITableViewDiffableDataSource||Rows come and go at once, animated or not. A snapshot that is applied on another queue is shown before the call returns.
    UIKit|UITableViewDiffableDataSource.CellProvider|(_tableView:UITableView,_indexPath:IndexPath,_itemIdentifier:ItemIdentifierType)->UITableViewCell?|
    UIKit|UITableViewDragDelegate|NSObjectProtocol|tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:) tableView(_:itemsForBeginning:at:)
    UIKit|UITableViewDropCoordinator|NSObjectProtocol|destinationIndexPath drop(_:intoRowAt:rect:) drop(_:to:) drop(_:toRowAt:) items proposal session
    !UIKit|UITableViewDropCoordinator||A drop is shown at once, in whatever way the app asks for.
    UIKit|UITableViewDropDelegate|NSObjectProtocol|tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:) tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:performDropWith:)
    UIKit|UITableViewDropItem|NSObjectProtocol|dragItem previewSize sourceIndexPath
    UIKit|UITableViewDropProposal|UIDropProposal|Intent init(operation:) init(operation:intent:) intent
    UIKit|UITableViewDropProposal.Intent|Int Sendable|automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UIKit|UITableViewHeaderFooterView|UIView|automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration() init(coder:) init(frame:) init(reuseIdentifier:) layoutSubviews() prepareForReuse() reuseIdentifier setNeedsUpdateConfiguration() sizeThatFits(_:) textLabel updateConfiguration(using:)
    UIKit|UITableViewHeaderFooterView.ConfigurationUpdateHandler|(_headerFooterView:UITableViewHeaderFooterView,_state:UIViewConfigurationState)->Void|
    UIKit|UITableViewRowAction|NSObject|Style backgroundColor init() init(style:title:handler:) style title
    !UIKit|UITableViewRowAction||The row stays swiped aside after the handler, until the table ends editing or the row goes.
    UIKit|UITableViewRowAction.Style|Int Sendable|default destructive normal
    UIKit|UITableViewRowAnimation|UITableView.RowAnimation|
    UIKit|UITableViewScrollPosition|UITableView.ScrollPosition|
    UIKit|UITableViewStyle|UITableView.Style|
    UIKit|UITapGestureRecognizer|UIGestureRecognizer|numberOfTapsRequired numberOfTouchesRequired reset() touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit|UITargetedDragPreview|UITargetedPreview|retargetedPreview(with:)
    UIKit|UITargetedPreview|NSObject|init(view:) init(view:parameters:) init(view:parameters:target:) parameters retargetedPreview(with:) size target view
    UIKit|UITextAutocapitalizationType|Int Sendable|allCharacters none sentences words
    UIKit|UITextAutocorrectionType|Int Sendable|default no yes
    UIKit|UITextBorderStyle|UITextField.BorderStyle|
    UIKit|UITextContentType|Hashable RawRepresentable Sendable|URL addressCity addressState countryName creditCardNumber emailAddress familyName fullStreetAddress givenName init(rawValue:) jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue streetAddressLine1 streetAddressLine2 telephoneNumber username
    UIKit|UITextField|TextEditing TextEditorClient TextTouching UIContentSizeCategoryAdjusting UIControl|BorderStyle DidEndEditingReason ViewMode accessibilityValue adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText autocapitalizationType autocorrectionType background becomeFirstResponder() borderRect(forBounds:) borderStyle canBecomeFirstResponder canPerformAction(_:withSender:) caretRect(for:) clearButtonMode clearButtonRect(forBounds:) clearsOnBeginEditing clearsOnInsertion closestPosition(to:) copy(_:) cut(_:) defaultTextAttributes delegate delete(_:) deleteBackward() disabledBackground editingRect(forBounds:) enablesReturnKeyAutomatically firstRect(for:) font gestureRecognizerShouldBegin(_:) hasText init(coder:) init(frame:) inputAccessoryView inputView insertText(_:) intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance keyboardType layoutSubviews() leftView leftViewMode leftViewRect(forBounds:) minimumFontSize paste(_:) placeholder placeholderRect(forBounds:) resignFirstResponder() returnKeyType rightView rightViewMode rightViewRect(forBounds:) select(_:) selectAll(_:) selectedTextRange sizeThatFits(_:) spellCheckingType text textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRect(forBounds:)
    UIKit|UITextField.BorderStyle|Int Sendable|bezel line none roundedRect
    UIKit|UITextField.DidEndEditingReason|Int Sendable|cancelled committed
    UIKit|UITextField.ViewMode|Int Sendable|always never unlessEditing whileEditing
    UIKit|UITextFieldDelegate|NSObjectProtocol|textField(_:editMenuForCharactersIn:suggestedActions:) textField(_:editMenuForCharactersInRanges:suggestedActions:) textField(_:insertInputSuggestion:) textField(_:shouldChangeCharactersIn:replacementString:) textField(_:shouldChangeCharactersInRanges:replacementString:) textField(_:willDismissEditMenuWith:) textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UIKit|UITextFieldDidEndEditingReason|UITextField.DidEndEditingReason|
    UIKit|UITextFieldViewMode|UITextField.ViewMode|
    UIKit|UITextInlinePredictionType|Int Sendable|default no yes
    UIKit|UITextInput|UIKeyInput UITextInputTraits|beginningOfDocument compare(_:to:) endOfDocument markedTextRange offset(from:to:) position(from:offset:) replace(_:withText:) selectedTextRange text(in:) textRange(from:to:)
    UIKit|UITextInputMode|NSObject|activeInputModes primaryLanguage
    UIKit|UITextInputPasswordRules|NSObject|init(descriptor:) passwordRulesDescriptor
    UIKit|UITextInputTraits|NSObjectProtocol|allowedWritingToolsResultOptions autocapitalizationType autocorrectionType enablesReturnKeyAutomatically inlinePredictionType isSecureTextEntry keyboardAppearance keyboardType mathExpressionCompletionType passwordRules returnKeyType smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType writingToolsBehavior
    !UIKit|UITextInputTraits||The keyboard on the screen shows the keys for its type and return key; what says how it looks or corrects is kept for who reads it, and changes nothing else.
    UIKit|UITextItem|NSObject|Content MenuConfiguration MenuPreview content range
    UIKit|UITextItem.Content||link
    UIKit|UITextItem.MenuConfiguration|NSObject|init(menu:) init(preview:menu:)
    UIKit|UITextItem.MenuPreview|NSObject|default() init(view:)
    UIKit|UITextItemInteraction|Int Sendable|invokeDefaultAction presentActions preview
    UIKit|UITextMathExpressionCompletionType|Int Sendable|default no yes
    UIKit|UITextPosition|NSObject|init()
    UIKit|UITextRange|NSObject|end init() isEmpty start
    UIKit|UITextSmartDashesType|Int Sendable|default no yes
    UIKit|UITextSmartInsertDeleteType|Int Sendable|default no yes
    UIKit|UITextSmartQuotesType|Int Sendable|default no yes
    UIKit|UITextSpellCheckingType|Int Sendable|default no yes
    UIKit|UITextView|TextEditing TextEditorClient TextTouching UIContentSizeCategoryAdjusting UIScrollView|accessibilityValue adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:) caretRect(for:) clearsOnInsertion closestPosition(to:) copy(_:) cut(_:) dataDetectorTypes delegate delete(_:) deleteBackward() enablesReturnKeyAutomatically firstRect(for:) font gestureRecognizerShouldBegin(_:) hasText init(coder:) init(frame:) init(frame:textContainer:) inputAccessoryView inputView insertText(_:) intrinsicContentSize isEditable isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager layoutSubviews() linkTextAttributes paste(_:) resignFirstResponder() returnKeyType scrollRangeToVisible(_:) select(_:) selectAll(_:) selectedRange selectedTextRange sizeThatFits(_:) spellCheckingType text textAlignment textColor textContainer textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textStorage touchesEnded(_:with:) typingAttributes usesStandardTextScaling
    UIKit|UITextViewDelegate|UIScrollViewDelegate|textView(_:editMenuForTextIn:suggestedActions:) textView(_:editMenuForTextInRanges:suggestedActions:) textView(_:insertInputSuggestion:) textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:) textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldChangeTextInRanges:replacementText:) textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:) textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:) textView(_:writingToolsIgnoredRangesInEnclosingRange:) textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    UIKit|UITimingCurveProvider|NSObjectProtocol|cubicTimingParameters springTimingParameters timingCurveType
    UIKit|UITimingCurveType|Int Sendable|builtin composed cubic spring
    UIKit|UIToolTipConfiguration|NSObject|init(toolTip:) init(toolTip:in:) sourceRect toolTip
    UIKit|UIToolTipInteraction|NSObject UIInteraction|defaultToolTip delegate didMove(to:) init() init(defaultToolTip:) isEnabled view willMove(to:)
    !UIKit|UIToolTipInteraction||A phone has no pointer: nothing is shown, and the delegate is never asked.
    UIKit|UIToolTipInteractionDelegate|NSObjectProtocol|toolTipInteraction(_:configurationAt:)
    UIKit|UIToolbar|UIView|accessibilityLabel backgroundImage(forToolbarPosition:barMetrics:) barStyle barTintColor compactAppearance init(coder:) init(frame:) intrinsicContentSize isTranslucent items layoutSubviews() scrollEdgeAppearance setBackgroundImage(_:forToolbarPosition:barMetrics:) setItems(_:animated:) setShadowImage(_:forToolbarPosition:) shadowImage(forToolbarPosition:) sizeThatFits(_:) standardAppearance
    UIKit|UIToolbarAppearance|UIBarAppearance|buttonAppearance doneButtonAppearance
    !UIKit|UIToolbarAppearance||Kept and given back: toolbars are drawn as without.
    UIKit|UITouch|NSObject|Phase TouchType force gestureRecognizers init() location(in:) majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation(in:) previousLocation(in:) tapCount timestamp type view window
    UIKit|UITouch.Phase|Int Sendable|began cancelled ended moved regionEntered regionExited regionMoved stationary
    UIKit|UITouch.TouchType|Int Sendable|direct indirect indirectPointer pencil
    UIKit|UITouchPhase|UITouch.Phase|
    UIKit|UITouchType|UITouch.TouchType|
    UIKit|UITrait|UITraitDefinition.Type|
    UIKit|UITraitAccessibilityContrast|UITraitDefinition|defaultValue
    SwiftUI|UITraitBridgedEnvironmentKey|EnvironmentKey|read(from:) write(to:value:)
    UIKit|UITraitChangeObservable|NSObjectProtocol|registerForTraitChanges(_:action:) registerForTraitChanges(_:handler:) registerForTraitChanges(_:target:action:) unregisterForTraitChanges(_:)
    UIKit|UITraitChangeRegistration|AnyObject|
    UIKit|UITraitCollection|NSObject Sendable|accessibilityContrast current displayGamut displayScale forceTouchCapability hasDifferentColorAppearance(comparedTo:) hash horizontalSizeClass imageConfiguration init() init(_:value:) init(accessibilityContrast:) init(displayGamut:) init(displayScale:) init(forceTouchCapability:) init(horizontalSizeClass:) init(layoutDirection:) init(legibilityWeight:) init(mutations:) init(preferredContentSizeCategory:) init(traitsFrom:) init(userInterfaceIdiom:) init(userInterfaceStyle:) init(verticalSizeClass:) isEqual(_:) layoutDirection legibilityWeight modifyingTraits(_:) performAsCurrent(_:) preferredContentSizeCategory replacing(_:value:) subscript(_:) systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup userInterfaceIdiom userInterfaceStyle verticalSizeClass
    UIKit|UITraitDefinition||affectsColorAppearance defaultValue identifier name
    UIKit|UITraitDisplayGamut|UITraitDefinition|defaultValue
    UIKit|UITraitDisplayScale|UITraitDefinition|defaultValue
    UIKit|UITraitEnvironmentLayoutDirection|Int Sendable|leftToRight rightToLeft unspecified
    UIKit|UITraitForceTouchCapability|UITraitDefinition|defaultValue
    UIKit|UITraitHorizontalSizeClass|UITraitDefinition|defaultValue
    UIKit|UITraitLayoutDirection|UITraitDefinition|defaultValue
    UIKit|UITraitLegibilityWeight|UITraitDefinition|defaultValue
    UIKit|UITraitOverrides|UIMutableTraits|contains(_:) remove(_:)
    UIKit|UITraitPreferredContentSizeCategory|UITraitDefinition|defaultValue
    UIKit|UITraitUserInterfaceIdiom|UITraitDefinition|defaultValue
    UIKit|UITraitUserInterfaceStyle|UITraitDefinition|defaultValue
    UIKit|UITraitVerticalSizeClass|UITraitDefinition|defaultValue
    UIKit|UITransitionContextViewControllerKey|Hashable RawRepresentable Sendable|from init(rawValue:) rawValue to
    UIKit|UITransitionContextViewKey|Hashable RawRepresentable Sendable|from init(rawValue:) rawValue to
    UIKit|UIUserActivityRestoring|NSObjectProtocol|restoreUserActivityState(_:)
    UIKit|UIUserInterfaceIdiom|Int Sendable|carPlay mac pad phone tv unspecified vision
    UIKit|UIUserInterfaceLayoutDirection|Int Sendable|leftToRight rightToLeft
    UIKit|UIUserInterfaceSizeClass|Int Sendable|compact init(_:) regular unspecified
    UIKit|UIUserInterfaceStyle|Int Sendable|dark init(_:) light unspecified
    UIKit|UIVibrancyEffect|UIVisualEffect|init() init(blurEffect:) init(coder:)
    UIKit|UIView|AccessibilityDescribed CALayerDelegate LayoutItem PlaygroundLiveViewable UIAppearance UIAppearanceContainer UICoordinateSpace UIResponder UITraitChangeObservable|AnimationCurve AnimationOptions AutoresizingMask ContentMode KeyframeAnimationOptions SystemAnimation TintAdjustmentMode accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue accessibilityElements accessibilityElementsHidden accessibilityHint accessibilityHintBlock accessibilityIdentifier accessibilityIdentifierBlock accessibilityIgnoresInvertColors accessibilityLabel accessibilityLabelBlock accessibilityTraits accessibilityTraitsBlock accessibilityValue accessibilityValueBlock accessibilityViewIsModal action(for:forKey:) addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:) addInteraction(_:) addKeyframe(withRelativeStartTime:relativeDuration:animations:) addLayoutGuide(_:) addMotionEffect(_:) addSubview(_:) alignmentRect(forFrame:) alignmentRectInsets alpha anchorPoint animate(_:changes:completion?:) animate(springDuration?:bounce?:initialSpringVelocity?:delay?:options?:animations:completion?:) animate(with:changes:completion?:) animate(withDuration:animations:) animate(withDuration:animations:completion?:) animate(withDuration:delay:options?:animations:completion?:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options?:animations:completion?:) animateKeyframes(withDuration:delay:options?:animations:completion?:) areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor beginAnimations(_:context:) bottomAnchor bounds bringSubview(toFront:) bringSubviewToFront(_:) center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds commitAnimations() constraints constraintsAffectingLayout(for:) contentCompressionResistancePriority(for:) contentHuggingPriority(for:) contentMode contentScaleFactor convert(_:from:) convert(_:to:) cornerConfiguration description didAddSubview(_:) didMoveToSuperview() didMoveToWindow() directionalLayoutMargins display(_:) draw(_:) draw(_:in:) drawHierarchy(in:afterScreenUpdates:) effectiveRadius(corner:) effectiveUserInterfaceLayoutDirection endEditing(_:) exchangeSubview(at:withSubviewAt:) firstBaselineAnchor forBaselineLayout() forFirstBaselineLayout forLastBaselineLayout frame frame(forAlignmentRect:) gestureRecognizerShouldBegin(_:) gestureRecognizers hasAmbiguousLayout heightAnchor hitTest(_:with:) init() init(coder:) init(frame:) insertSubview(_:aboveSubview:) insertSubview(_:at:) insertSubview(_:belowSubview:) insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize() isAccessibilityElement isAccessibilityElementBlock isDescendant(of:) isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage largeContentTitle lastBaselineAnchor layer layerClass layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded() layoutMargins layoutMarginsDidChange() layoutMarginsGuide layoutSublayers(of:) layoutSubviews() leadingAnchor leftAnchor mask modifyAnimations(withRepeatCount:autoreverses:animations:) motionEffects needsUpdateConstraints() next noIntrinsicMetric overrideUserInterfaceStyle perform(_:on:options?:animations:completion?:) performWithoutAnimation(_:) playgroundLiveViewRepresentation point(inside:with:) preservesSuperviewLayoutMargins readableContentGuide removeConstraint(_:) removeConstraints(_:) removeFromSuperview() removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:) removeMotionEffect(_:) requiresConstraintBasedLayout restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange() safeAreaLayoutGuide semanticContentAttribute sendSubview(toBack:) sendSubviewToBack(_:) setAnimationBeginsFromCurrentState(_:) setAnimationCurve(_:) setAnimationDelay(_:) setAnimationDuration(_:) setAnimationRepeatAutoreverses(_:) setAnimationRepeatCount(_:) setAnimationsEnabled(_:) setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:) setNeedsDisplay() setNeedsLayout() setNeedsUpdateConstraints() setNeedsUpdateProperties() showsLargeContentViewer sizeThatFits(_:) sizeToFit() snapshotView(afterScreenUpdates:) subviews superview systemLayoutSizeFitting(_:) systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tag tintAdjustmentMode tintColor tintColorDidChange() topAnchor trailingAnchor traitCollection traitCollectionDidChange(_:) traitOverrides transform transform3D transition(from:to:duration:options?:completion?:) transition(with:duration:options?:animations:completion?:) translatesAutoresizingMaskIntoConstraints updateConstraints() updateConstraintsIfNeeded() updateProperties() updatePropertiesIfNeeded() userInterfaceLayoutDirection(for:) userInterfaceLayoutDirection(for:relativeTo:) viewWithTag(_:) widthAnchor willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:) windfallMake(frame:) window
    !UIKit|UIView|animate|Ends at once, as all animations do.
    !UIKit|UIView|effectiveRadius|Of several corners it is the greatest.
    UIKit|UIView.AnimationCurve|Int Sendable|easeIn easeInOut easeOut linear
    UIKit|UIView.AnimationOptions|Hashable OptionSet Sendable|allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear init(rawValue:) layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 rawValue repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
    UIKit|UIView.AutoresizingMask|Hashable OptionSet Sendable|flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth init(rawValue:) rawValue
    UIKit|UIView.ContentMode|Int Sendable|bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIKit|UIView.KeyframeAnimationOptions|Hashable OptionSet Sendable|allowUserInteraction beginFromCurrentState calculationModeCubic calculationModeDiscrete calculationModeLinear calculationModePaced init(rawValue:) layoutSubviews rawValue
    UIKit|UIView.SystemAnimation|Sendable UInt|delete
    UIKit|UIView.TintAdjustmentMode|Int Sendable|automatic dimmed normal
    UIKit|UIViewAnimating|NSObjectProtocol|finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)
    UIKit|UIViewAnimatingPosition|Int Sendable|current end start
    UIKit|UIViewAnimatingState|Int Sendable|active inactive stopped
    UIKit|UIViewAnimationCurve|UIView.AnimationCurve|
    UIKit|UIViewAnimationOptions|UIView.AnimationOptions|
    UIKit|UIViewAutoresizing|UIView.AutoresizingMask|
    UIKit|UIViewConfigurationState|Hashable UIConfigurationState|init(traitCollection:) isDisabled isFocused isHighlighted isPinned isSelected subscript(_:) traitCollection
    UIKit|UIViewContentMode|UIView.ContentMode|
    UIKit|UIViewController|PlaygroundLiveViewable UIAppearanceContainer UIResponder UITraitChangeObservable|_UIKitNavigation_hasViewAppeared _UIKitNavigation_onDismiss _UIKitNavigation_onViewAppear addChild(_:) addChildViewController(_:) addKeyCommand(_:) additionalSafeAreaInsets attemptRotationToDeviceOrientation() automaticallyAdjustsScrollViewInsets beginAppearanceTransition(_:animated:) bottomLayoutGuide canPerformUnwindSegueAction(_:from:sender:) childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle childViewControllers children contentUnavailableConfiguration contentUnavailableConfigurationState definesPresentationContext didMove(toParent:) didMove(toParentViewController:) didReceiveMemoryWarning() dismiss(animated:completion?:) edgesForExtendedLayout editButtonItem endAppearanceTransition() extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed init() init(coder:) init(nibName:bundle:) isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingFromParentViewController isMovingToParent isMovingToParentViewController isViewLoaded loadView() loadViewIfNeeded() modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideTraitCollection(forChild:) overrideUserInterfaceStyle parent performSegue(withIdentifier:sender:) playgroundLiveViewRepresentation popoverPresentationController preferredContentSize preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare(for:sender:) present(_:animated:completion?:) presentationController presentedViewController presentingViewController providesPresentationContextTransitionStyle removeFromParent() removeFromParentViewController() removeKeyCommand(_:) restorationIdentifier setEditing(_:animated:) setNeedsStatusBarAppearanceUpdate() setNeedsUpdateContentUnavailableConfiguration() setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfScreenEdgesDeferringSystemGestures() setNeedsUpdateOfSupportedInterfaceOrientations() setNeedsUpdateProperties() setOverrideTraitCollection(_:forChild:) setToolbarItems(_:animated:) sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue(withIdentifier:sender:) show(_:sender:) showDetailViewController(_:sender:) splitViewController storyboard supportedInterfaceOrientations tabBarController tabBarItem title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange(_:) traitOverrides transition(from:to:duration:options?:animations:completion?:) transitionCoordinator transitioningDelegate updateContentUnavailableConfiguration(using:) updateProperties() updatePropertiesIfNeeded() updateViewConstraints() view viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:) viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange() viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:) willMove(toParentViewController:) willTransition(to:with:) windfallMake(nibName:bundle:)
    !UIKit|UIViewController||`viewDidAppear` comes with the layout that follows `viewWillAppear`.
    UIKit|UIViewControllerAnimatedTransitioning|NSObjectProtocol|animateTransition(using:) animationEnded(_:) interruptibleAnimator(using:) transitionDuration(using:)
    UIKit|UIViewControllerContextTransitioning|NSObjectProtocol|cancelInteractiveTransition() completeTransition(_:) containerView finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive pauseInteractiveTransition() presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)
    UIKit|UIViewControllerInteractiveTransitioning|NSObjectProtocol|completionCurve completionSpeed startInteractiveTransition(_:) wantsInteractiveStart
    SwiftUI|UIViewControllerRepresentable|View|_makeNode(_:_:) _overrideSizeThatFits(_:in:uiViewController:) body dismantleUIViewController(_:coordinator:) makeCoordinator() makeUIViewController(context:) sizeThatFits(_:uiViewController:context:) updateUIViewController(_:context:)
    SwiftUI|UIViewControllerRepresentable.Context|UIViewControllerRepresentableContext|
    SwiftUI|UIViewControllerRepresentableContext||animate(changes:completion?:) coordinator environment transaction
    UIKit|UIViewControllerTransitionCoordinator|UIViewControllerTransitionCoordinatorContext|animate(alongsideTransition:) animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:) animateAlongsideTransition(in:animation:completion:) notifyWhenInteractionChanges(_:)
    UIKit|UIViewControllerTransitionCoordinatorContext|NSObjectProtocol|completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle targetTransform transitionDuration view(forKey:) viewController(forKey:)
    UIKit|UIViewControllerTransitioningDelegate|NSObjectProtocol|animationController(forDismissed:) animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) interactionControllerForPresentation(using:) presentationController(forPresented:presenting:source:)
    UIKit|UIViewImplicitlyAnimating|UIViewAnimating|addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) continueAnimation(withTimingParameters:durationFactor:)
    UIKit|UIViewKeyframeAnimationOptions|UIView.KeyframeAnimationOptions|
    UIKit|UIViewPropertyAnimator|NSObject UIViewImplicitlyAnimating|addAnimations(_:) addAnimations(_:delayFactor:) addCompletion() addCompletion(_:) continueAnimation(withTimingParameters:durationFactor:) delay duration finishAnimation(at:) fractionComplete init() init(duration:controlPoint1:controlPoint2:animations?:) init(duration:curve:animations?:) init(duration:dampingRatio:animations?:) init(duration:timingParameters:) isInterruptible isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled pauseAnimation() pausesOnCompletion runningPropertyAnimator(withDuration:delay:options?:animations:completion?:) scrubsLinearly startAnimation() startAnimation(afterDelay:) state stopAnimation(_:) timingParameters
    !UIKit|UIViewPropertyAnimator||Animations take no time: they apply when the animator starts or is paused, and its completions are called on a later turn of the main queue. Of a fraction nothing is seen: views have the values of the end, which are their own on iOS.
    SwiftUI|UIViewRepresentable|View|_makeNode(_:_:) _overrideSizeThatFits(_:in:uiView:) body dismantleUIView(_:coordinator:) makeCoordinator() makeUIView(context:) sizeThatFits(_:uiView:context:) updateUIView(_:context:)
    SwiftUI|UIViewRepresentable.Context|UIViewRepresentableContext|
    SwiftUI|UIViewRepresentableContext||animate(changes:completion?:) coordinator environment transaction
    UIKit|UIVisualEffect|NSObject|init() init(coder:)
    UIKit|UIVisualEffectView|UIView|contentView effect init(coder:) init(effect:) init(frame:)
    UIKit|UIWindow|UIView|Level becomeKey() canBecomeKey didAddSubview(_:) init() init(coder:) init(frame:) init(windowScene:) isHidden isKeyWindow layoutSubviews() makeKey() makeKeyAndVisible() next resignKey() rootViewController safeAreaInsets screen sendEvent(_:) undoManager windowLevel windowScene
    UIKit|UIWindow.Level|Comparable Hashable RawRepresentable Sendable|+(left:right:) +=(left:right:) -(left:right:) -=(left:right:) <(left:right:) alert init(_:) init(rawValue:) normal rawValue statusBar
    UIKit|UIWindowScene|UIScene|GeometryPreferences coordinateSpace interfaceOrientation keyWindow requestGeometryUpdate(_:errorHandler?:) screen statusBarManager traitCollection windows
    UIKit|UIWindowScene.GeometryPreferences|NSObject|iOS
    UIKit|UIWindowScene.GeometryPreferences.iOS|GeometryPreferences|init(interfaceOrientations?:) interfaceOrientations
    UIKit|UIWindowSceneDelegate|UISceneDelegate _WindowKeeping|window windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:performActionFor:completionHandler:)
    UIKit|UIWritingToolsBehavior|Int Sendable|complete default limited none
    UIKit|UIWritingToolsResultOptions|OptionSet Sendable|init(rawValue:) list plainText rawValue richText table
    Charts|UInt|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|UInt.PrimitivePlottable|UInt|
    Charts|UInt16|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|UInt16.PrimitivePlottable|UInt16|
    Charts|UInt32|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|UInt32.PrimitivePlottable|UInt32|
    Charts|UInt64|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|UInt64.PrimitivePlottable|UInt64|
    Charts|UInt8|CKRecordValueProtocol ExpressibleByBooleanLiteral NumberMaking PrimitivePlottableProtocol RecordNumber RecordValueObject __CKRecordObjCValue|init(booleanLiteral:)
    Charts|UInt8.PrimitivePlottable|UInt8|
    UserNotifications|UNAlertStyle|Int Sendable|alert banner none
    UserNotifications|UNAuthorizationOptions|OptionSet Sendable|alert announcement badge carPlay criticalAlert init(rawValue:) providesAppNotificationSettings provisional rawValue sound timeSensitive
    UserNotifications|UNAuthorizationStatus|Int Sendable|authorized denied ephemeral notDetermined provisional
    UserNotifications|UNCalendarNotificationTrigger|Sendable UNNotificationTrigger|dateComponents init(dateMatching:repeats:) nextTriggerDate()
    UserNotifications|UNError|_BridgedStoredNSError|Code _nsError _nsErrorDomain attachmentInvalidURL errorDomain init(_nsError:) notificationsNotAllowed
    UserNotifications|UNError.Code|Int Sendable _ErrorCodeProtocol|attachmentCorrupt attachmentInvalidFileSize attachmentInvalidURL attachmentMoveIntoDataStoreFailed attachmentNotInDataStore attachmentUnrecognizedType badgeInputInvalid contentProvidingInvalid contentProvidingObjectNotAllowed notificationInvalidNoContent notificationInvalidNoDate notificationsNotAllowed
    UserNotifications|UNError.Code._ErrorType|UNError|
    UserNotifications|UNMutableNotificationContent|Sendable UNNotificationContent|attachments badge body categoryIdentifier filterCriteria interruptionLevel launchImageName relevanceScore sound subtitle targetContentIdentifier threadIdentifier title userInfo
    UserNotifications|UNNotification|NSObject Sendable|date init(coder:) request
    UserNotifications|UNNotificationAction|NSObject Sendable|hash identifier init(identifier:title:options?:) isEqual(_:) options title
    UserNotifications|UNNotificationActionOptions|OptionSet Sendable|authenticationRequired destructive foreground init(rawValue:) rawValue
    UserNotifications|UNNotificationAttachment|NSObject Sendable|identifier init(identifier:url:options?:) type url
    !UserNotifications|UNNotificationAttachment||The file stays where it is; on iOS it is moved.
    UserNotifications|UNNotificationCategory|NSObject Sendable|actions hash hiddenPreviewsBodyPlaceholder identifier init(identifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder?:options?:) intentIdentifiers isEqual(_:) options
    UserNotifications|UNNotificationCategoryOptions|OptionSet Sendable|allowAnnouncement allowInCarPlay customDismissAction hiddenPreviewsShowSubtitle hiddenPreviewsShowTitle init(rawValue:) rawValue
    UserNotifications|UNNotificationContent|NSCopying NSMutableCopying NSObject Sendable|attachments badge body categoryIdentifier copy(with?:) filterCriteria hash init() interruptionLevel isEqual(_:) launchImageName mutableCopy(with?:) relevanceScore sound subtitle targetContentIdentifier threadIdentifier title userInfo
    UserNotifications|UNNotificationInterruptionLevel|Sendable UInt|active critical passive timeSensitive
    UserNotifications|UNNotificationPresentationOptions|OptionSet Sendable|alert badge banner init(rawValue:) list rawValue sound
    UserNotifications|UNNotificationRequest|NSObject Sendable|content identifier init(identifier:content:trigger:) trigger
    UserNotifications|UNNotificationResponse|NSObject Sendable|actionIdentifier init(coder:) notification
    !UserNotifications|UNNotificationResponse||None comes by itself: nobody taps a notification.
    UserNotifications|UNNotificationSetting|Int Sendable|disabled enabled notSupported
    UserNotifications|UNNotificationSettings|NSObject Sendable|alertSetting alertStyle announcementSetting authorizationStatus badgeSetting carPlaySetting criticalAlertSetting lockScreenSetting notificationCenterSetting providesAppNotificationSettings showPreviewsSetting soundSetting timeSensitiveSetting
    !UserNotifications|UNNotificationSettings||What the app asked for is on when it was granted.
    UserNotifications|UNNotificationSound|NSObject Sendable|default defaultCritical defaultCriticalSound(withAudioVolume:) defaultRingtone hash init(named:) isEqual(_:)
    UserNotifications|UNNotificationSoundName|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    UserNotifications|UNNotificationTrigger|NSObject Sendable|repeats
    UserNotifications|UNPushNotificationTrigger|Sendable UNNotificationTrigger|
    !UserNotifications|UNPushNotificationTrigger||No notification comes from a server.
    UserNotifications|UNShowPreviewsSetting|Int Sendable|always never whenAuthenticated
    UserNotifications|UNTextInputNotificationAction|Sendable UNNotificationAction|init(identifier:title:options?:textInputButtonTitle:textInputPlaceholder:) textInputButtonTitle textInputPlaceholder
    UserNotifications|UNTextInputNotificationResponse|Sendable UNNotificationResponse|init(coder:) userText
    UserNotifications|UNTimeIntervalNotificationTrigger|Sendable UNNotificationTrigger|init(timeInterval:repeats:) nextTriggerDate() timeInterval
    UserNotifications|UNUserNotificationCenter|NSObject Sendable|add(_:) add(_:withCompletionHandler?:) current() delegate deliveredNotifications() getDeliveredNotifications(completionHandler:) getNotificationCategories(completionHandler:) getNotificationSettings(completionHandler:) getPendingNotificationRequests(completionHandler:) notificationCategories() notificationSettings() pendingNotificationRequests() removeAllDeliveredNotifications() removeAllPendingNotificationRequests() removeDeliveredNotifications(withIdentifiers:) removePendingNotificationRequests(withIdentifiers:) requestAuthorization(options?:) requestAuthorization(options?:completionHandler:) setBadgeCount(_:) setBadgeCount(_:withCompletionHandler?:) setNotificationCategories(_:) supportsContentExtensions
    !UserNotifications|UNUserNotificationCenter||In UI tests an alert asks; otherwise leave is denied at once, unless `WINDFALL_GRANT` names `notifications`. Requests are kept in the process. With leave they are delivered at their time, to the delegate first, as the app is in front; nobody taps them. Handlers are called in the background.
    UserNotifications|UNUserNotificationCenterDelegate|NSObjectProtocol|userNotificationCenter(_:didReceive:) userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:) userNotificationCenter(_:willPresent:) userNotificationCenter(_:willPresent:withCompletionHandler:)
    !UserNotifications|UNUserNotificationCenterDelegate||An app has either the methods with a completion handler or those that are `async`.
    CoreTransferable|URL|Transferable|AsyncBytes FormatStyle ParseStrategy applicationSupportDirectory bookmarkData(options?:includingResourceValuesForKeys?:relativeTo?:) bookmarkData(withContentsOf:) cachesDirectory checkPromisedItemIsReachable() documentsDirectory formatted() formatted(_:) init(_:strategy:) init(resolvingAliasFileAt:options?:) init(resolvingBookmarkData:options?:relativeTo?:bookmarkDataIsStale:) libraryDirectory lines resourceBytes resourceValues(forKeys:fromBookmarkData:) startAccessingSecurityScopedResource() stopAccessingSecurityScopedResource() transferRepresentation writeBookmarkData(_:to:)
    !CoreTransferable|URL|bookmarkData|The values of the keys are not among the data; they are read from the file.
    !CoreTransferable|URL|checkPromisedItemIsReachable|No cloud promises files here.
    !CoreTransferable|URL|init|A file that was moved is found again where it is still among the app's files, or in the folder where it was.
    FoundationOverlay|URL.AsyncBytes|AsyncSequence Sendable|AsyncIterator makeAsyncIterator()
    !FoundationOverlay|URL.AsyncBytes||Of files; those of servers a session loads.
    FoundationOverlay|URL.AsyncBytes.AsyncIterator|AsyncIteratorProtocol|next()
    FoundationOverlay|URL.AsyncBytes.Element|UInt8|
    FoundationOverlay|URL.BookmarkCreationOptions|NSURL.BookmarkCreationOptions|
    FoundationOverlay|URL.BookmarkResolutionOptions|NSURL.BookmarkResolutionOptions|
    FoundationOverlay|URL.FormatStyle|ParseableFormatStyle|Component ComponentDisplayOption HostDisplayOption format(_:) fragment(_?:) host(_?:) init(scheme?:user?:password?:host?:port?:path?:query?:fragment?:) parseStrategy password(_?:) path(_?:) port(_?:) query(_?:) scheme(_?:) user(_?:)
    FoundationOverlay|URL.FormatStyle.Component|Codable Hashable Int Sendable|fragment host password path port query scheme user
    FoundationOverlay|URL.FormatStyle.ComponentDisplayOption|Codable Hashable Sendable|always displayWhen(_:matches:) never omitIfHTTPFamily omitWhen(_:matches:)
    FoundationOverlay|URL.FormatStyle.HostDisplayOption|Codable Hashable Sendable|always displayWhen(_:matches:) never omitIfHTTPFamily omitSpecificSubdomains(_?:includeMultiLevelSubdomains?:) omitSpecificSubdomains(_?:includeMultiLevelSubdomains?:when:matches:) omitWhen(_:matches:)
    FoundationOverlay|URL.ParseStrategy|Foundation.ParseStrategy|ComponentParseStrategy fragment(_?:) host(_?:) init(scheme?:user?:password?:host?:port?:path?:query?:fragment?:) parse(_:) password(_?:) path(_?:) port(_?:) query(_?:) scheme(_?:) user(_?:)
    FoundationOverlay|URL.ParseStrategy.ComponentParseStrategy|Codable Hashable Sendable|defaultValue optional required
    FoundationNetworkingOverlay|URLCache||init(memoryCapacity:diskCapacity:directory?:)
    FoundationNetworkingOverlay|URLCredential||init(trust:)
    !FoundationNetworkingOverlay|URLCredential|init|The credential has no user and no password.
    FoundationOverlay|URLError||BackgroundTaskCancelledReason NetworkUnavailableReason backgroundTaskCancelledReason networkUnavailableReason
    FoundationOverlay|URLError.BackgroundTaskCancelledReason|Int Sendable|backgroundUpdatesDisabled insufficientSystemResources userForceQuitApplication
    FoundationOverlay|URLError.Code||init(rawValue:) init(windfallRawValue:)
    FoundationOverlay|URLError.NetworkUnavailableReason|Int Sendable|cellular constrained expensive
    FoundationOverlay|URLFileResourceType|_ObjectiveCBridgeable _StringConstant|
    FoundationNetworkingOverlay|URLProtectionSpace||serverTrust windfallEmptySpace()
    !FoundationNetworkingOverlay|URLProtectionSpace|serverTrust|Sessions verify their servers themselves and ask nobody: no challenge has one.
    AppIntents|URLRepresentableEntity|AppEntity|
    AppIntents|URLRepresentableIntent|AppIntent|
    FoundationNetworkingOverlay|URLRequest||allowsConstrainedNetworkAccess allowsExpensiveNetworkAccess assumesHTTP3Capable attribution ohhttpStubs_httpBody
    FoundationNetworkingOverlay|URLRequest.Attribution|NSURLRequest.Attribution|
    FoundationOverlay|URLResourceKey|_ObjectiveCBridgeable _StringConstant|volumeAvailableCapacityForImportantUsageKey volumeAvailableCapacityForOpportunisticUsageKey
    FoundationOverlay|URLResourceValues||volumeAvailableCapacityForImportantUsage volumeAvailableCapacityForOpportunisticUsage
    FoundationNetworkingOverlay|URLResponse||windfallEmpty()
    FoundationNetworkingOverlay|URLSession|WindfallTaskMaking|AsyncBytes allTasks bytes(for:delegate?:) bytes(from:delegate?:) data(for:) data(from:) download(for:) download(from:) download(resumeFrom:delegate?:) streamTask(withHostName:port:) tasks upload(for:from:) upload(for:fromFile:) upload(resumeFrom:delegate?:) uploadTask(withResumeData:) uploadTask(withResumeData:completionHandler:)
    !FoundationNetworkingOverlay|URLSession|bytes|FoundationNetworking hands parts of a body only to the delegate of a session, so the task belongs to a session of its own with the same configuration.
    FoundationNetworkingOverlay|URLSession.AsyncBytes|AsyncSequence Sendable|AsyncIterator makeAsyncIterator() task
    FoundationNetworkingOverlay|URLSession.AsyncBytes.AsyncIterator|AsyncIteratorProtocol|next()
    FoundationNetworkingOverlay|URLSession.AsyncBytes.Element|UInt8|
    FoundationNetworkingOverlay|URLSessionConfiguration||allowsConstrainedNetworkAccess allowsExpensiveNetworkAccess sessionSendsLaunchEvents tlsMaximumSupportedProtocolVersion tlsMinimumSupportedProtocolVersion waitsForConnectivity windfallBackground(withIdentifier:)
    FoundationNetworkingOverlay|URLSessionTask||prefersIncrementalDelivery
    !FoundationNetworkingOverlay|URLSessionTask|prefersIncrementalDelivery|The value is kept and given back: data come here as they arrive, as they may on iOS with either value.
    FoundationNetworkingOverlay|URLSessionTaskDelegate||urlSession(_:didCreateTask:) urlSession(_:taskIsWaitingForConnectivity:)
    DarwinOverlay|UTF16Char|UInt16|
    DarwinOverlay|UTF32Char|UInt32|
    DarwinOverlay|UTF8Char|UInt8|
    UniformTypeIdentifiers|UTType|Hashable Sendable|aiff archive audio audiovisualContent avi bmp commaSeparatedText conforms(to:) content data directory fileURL folder gif gzip heic heics heif html icns ico identifier image init(_:) init(exportedAs:conformingTo?:) init(filenameExtension:conformingTo?:) init(importedAs:conformingTo?:) init(mimeType:conformingTo?:) isDeclared isSubtype(of:) isSupertype(of:) item jpeg json livePhoto midi movie mp3 mpeg mpeg2Video mpeg4Audio mpeg4Movie pdf plainText png preferredFilenameExtension preferredMIMEType propertyList quickTimeMovie rawImage rtf sourceCode supertypes svg swiftSource text tiff url utf8PlainText video wav webP xml zip
    !UniformTypeIdentifiers|UTType||Knows the types that it declares, not all of a device's.
    AppIntents|UUID|EntityIdentifierConvertible|entityIdentifier(for:) entityIdentifierString
    FoundationOverlay|UndoManager|NSObject|beginUndoGrouping() canRedo canUndo disableUndoRegistration() enableUndoRegistration() endUndoGrouping() groupingLevel groupsByEvent isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo() redoActionName redoMenuItemTitle redoMenuTitle(forUndoActionName:) registerUndo(withTarget:handler:) registerUndo(withTarget:selector:object:) removeAllActions() removeAllActions(withTarget:) runLoopModes setActionName(_:) undo() undoActionName undoMenuItemTitle undoMenuTitle(forUndoActionName:) undoNestedGroup()
    !FoundationOverlay|UndoManager||Without invocations that are recorded by calling a proxy.
    SwiftUI|UnevenRoundedRectangle|InsettableShape Sendable|cornerRadii init(cornerRadii:style?:) init(topLeadingRadius?:bottomLeadingRadius?:bottomTrailingRadius?:topTrailingRadius?:style?:) inset(by:) path(in:) style
    DarwinOverlay|UniChar|UInt16|
    DarwinOverlay|UniCharCount|Int|
    AppIntents|UniqueAppEntityQuery|EntityQuery|uniqueEntity()
    SwiftUI|UnitCurve|Hashable Sendable|bezier(startControlPoint:endControlPoint:) circularEaseIn circularEaseInOut circularEaseOut easeIn easeInOut easeOut inverse linear value(at:) velocity(at:)
    SwiftUI|UnitPoint|Animatable Hashable Sendable|animatableData bottom bottomLeading bottomTrailing center init() init(x:y:) leading top topLeading topTrailing trailing x y zero
    ObjectiveC|Unmanaged||autorelease()
    !ObjectiveC|Unmanaged|autorelease|The reference lives to the end of the pool or of the main thread's turn; on another thread without a pool, to the main queue's next turn.
    ObjectiveC|UnreadableArgument|CustomStringConvertible Sendable|description type
    AudioToolbox|UnsafeMutableAudioBufferListPointer|MutableCollection RandomAccessCollection Sendable|count endIndex init(_:) startIndex subscript(_:) unsafeMutablePointer unsafePointer
    FoundationOverlay|UnsafeMutablePointer||init(_:)
    MapKit|UserAnnotation|PrimitiveMapContent|_resolve() init()
    !MapKit|UserAnnotation||The person's location is not known.
    SwiftUI|UserInterfaceSizeClass|Hashable Sendable|compact init(_:) regular
    SwiftUI|VStack|CustomReflectable LinearStack PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:spacing?:content:)
    SwiftUI|VStackLayout|StackedLayout|_makeItem() alignment init(alignment?:spacing?:) spacing
    FoundationOverlay|ValueTransformer|NSObject|allowsReverseTransformation() init() init(forName:) reverseTransformedValue(_:) setValueTransformer(_:forName:) transformedValue(_:) transformedValueClass() valueTransformerNames()
    SwiftUI|VectorArithmetic|AdditiveArithmetic|magnitudeSquared scale(by:)
    StoreKit|VerificationResult|Equatable Hashable Sendable|VerificationError jwsRepresentation payloadData payloadValue signedDate unsafePayloadValue unverified verified
    StoreKit|VerificationResult.VerificationError|Error Sendable|invalidCertificateChain invalidDeviceVerification invalidEncoding invalidSignature missingRequiredProperties revokedCertificate
    SwiftData|VersionedSchema||models versionIdentifier
    SwiftUI|VerticalAlignment|Hashable Sendable|bottom center firstTextBaseline init(_:) lastTextBaseline top
    SwiftUI|VerticalEdge|CaseIterable Hashable Int8 Sendable|Set bottom top
    SwiftUI|VerticalEdge.Set|OptionSet Sendable|all bottom init(rawValue:) rawValue top
    AVKit|VideoPlayer|View|body init(player:) init(player:videoOverlay:)
    !AVKit|VideoPlayer||A black view without controls, with what lies over it.
    SwiftUI|View||_logChanges() _makeNode(_:_:) _printChanges() accentColor(_:) accessibility(activationPoint:) accessibility(addTraits:) accessibility(hidden:) accessibility(hint:) accessibility(identifier:) accessibility(label:) accessibility(removeTraits:) accessibility(selectionIdentifier:) accessibility(sortPriority:) accessibility(value:) accessibilityAction(_?:_:) accessibilityAction(named:_:) accessibilityActions(_:) accessibilityActions(category:_:) accessibilityActivationPoint(_:) accessibilityAddTraits(_:) accessibilityAdjustableAction(_:) accessibilityChildren(children:) accessibilityCustomContent(_:_:) accessibilityCustomContent(_:_:importance?:) accessibilityDirectTouch(_?:options?:) accessibilityDragPoint(_:description:) accessibilityDropPoint(_:description:) accessibilityElement(children?:) accessibilityFocused(_:) accessibilityFocused(_:equals:) accessibilityHeading(_:) accessibilityHidden(_:) accessibilityHidden(_:isEnabled:) accessibilityHint(_:) accessibilityHint(_:isEnabled:) accessibilityIdentifier(_:) accessibilityIdentifier(_:isEnabled:) accessibilityIgnoresInvertColors(_?:) accessibilityInputLabels(_:) accessibilityLabel(_:) accessibilityLabel(_:isEnabled:) accessibilityLabeledPair(role:id:in:) accessibilityLinkedGroup(id:in:) accessibilityRemoveTraits(_:) accessibilityRepresentation(representation:) accessibilityRespondsToUserInteraction(_?:) accessibilityRotor(_:entries:) accessibilityRotor(_:entries:entryLabel:) accessibilityRotorEntry(id:in:) accessibilityScrollAction(_:) accessibilityScrollStatus(_:isEnabled?:) accessibilityShowsLargeContentViewer() accessibilityShowsLargeContentViewer(_:) accessibilitySortPriority(_:) accessibilityTextContentType(_:) accessibilityValue(_:) accessibilityValue(_:isEnabled:) accessibilityZoomAction(_:) actionSheet(isPresented:content:) actionSheet(item:content:) activityBackgroundTint(_:) activitySystemActionForegroundColor(_:) alert(_:isPresented:actions:) alert(_:isPresented:actions:message:) alert(_:isPresented:presenting:actions:) alert(_:isPresented:presenting:actions:message:) alert(isPresented:content:) alert(isPresented:error:actions:) alert(isPresented:error:actions:message:) alert(item:content:) alignmentGuide(_:computeValue:) allowedDynamicRange(_:) allowsHitTesting(_:) allowsTightening(_:) anchorPreference(key?:value:transform:) animation(_:) animation(_:body:) animation(_:value:) appStoreOverlay(isPresented:configuration:) aspectRatio(_:contentMode:) aspectRatio(_?:contentMode:) autocapitalization(_:) autocorrectionDisabled(_?:) background(_:alignment?:) background(_:ignoresSafeAreaEdges?:) background(_:in:fillStyle?:) background(alignment?:content:) background(ignoresSafeAreaEdges?:) background(in:fillStyle?:) backgroundExtensionEffect() backgroundPreferenceValue(_?:alignment?:_:) backgroundStyle(_:) badge(_:) badgeProminence(_:) baselineOffset(_:) blendMode(_:) blur(radius:opaque?:) body bold(_?:) border(_:width?:) brightness(_:) buttonBorderShape(_:) buttonRepeatBehavior(_:) buttonSizing(_:) buttonStyle(_:) chartAngleSelection(value:) chartBackground(alignment?:content:) chartForegroundStyleScale(_:) chartForegroundStyleScale(domain:) chartForegroundStyleScale(domain:mapping:) chartForegroundStyleScale(domain:range:) chartForegroundStyleScale(mapping:) chartForegroundStyleScale(range:) chartGesture(_:) chartLegend(_:) chartLegend(position?:alignment?:spacing?:) chartLegend(position?:alignment?:spacing?:content:) chartOverlay(alignment?:content:) chartPlotStyle(content:) chartScrollPosition(initialX:) chartScrollPosition(initialY:) chartScrollPosition(x:) chartScrollPosition(y:) chartScrollableAxes(_:) chartSymbolScale(_:) chartSymbolScale(domain:range:) chartSymbolScale(range:) chartXAxis(_:) chartXAxis(content:) chartXAxisLabel(_:position?:alignment?:spacing?:) chartXAxisLabel(position?:alignment?:spacing?:content:) chartXScale(domain:range:type?:) chartXScale(domain:type?:) chartXScale(range:type?:) chartXScale(type?:) chartXSelection(range:) chartXSelection(value:) chartXVisibleDomain(length:) chartYAxis(_:) chartYAxis(content:) chartYAxisLabel(_:position?:alignment?:spacing?:) chartYAxisLabel(position?:alignment?:spacing?:content:) chartYScale(domain:range:type?:) chartYScale(domain:type?:) chartYScale(range:type?:) chartYScale(type?:) chartYSelection(range:) chartYSelection(value:) chartYVisibleDomain(length:) clipShape(_:style?:) clipped(antialiased?:) colorEffect(_:isEnabled?:) colorInvert() colorMultiply(_:) colorScheme(_:) compositingGroup() confirmationDialog(_:isPresented:titleVisibility?:actions:) confirmationDialog(_:isPresented:titleVisibility?:actions:message:) confirmationDialog(_:isPresented:titleVisibility?:presenting:actions:) confirmationDialog(_:isPresented:titleVisibility?:presenting:actions:message:) containerBackground(_:for:) containerBackground(for:alignment?:content:) containerRelativeFrame(_:alignment?:) containerRelativeFrame(_:alignment?:_:) containerRelativeFrame(_:count:span?:spacing:alignment?:) containerShape(_:) containerValue(_:_:) contentMargins(_:for?:) contentMargins(_?:_:for?:) contentShape(_:_:eoFill?:) contentShape(_:eoFill?:) contentTransition(_:) contextMenu(_:) contextMenu(forSelectionType?:menu:primaryAction?:) contextMenu(menuItems:) contextMenu(menuItems:preview:) contrast(_:) controlGroupStyle(_:) controlSize(_:) coordinateSpace(_:) coordinateSpace(name:) cornerRadius(_:antialiased?:) currentEntitlementTask(for:priority?:action:) customizationBehavior(_:for?:) customizationID(_:) datePickerStyle(_:) defaultAdaptableTabBarPlacement(_?:) defaultAppStorage(_:) defaultFocus(_:_:) defaultHoverEffect(_:) defaultScrollAnchor(_:) defaultScrollAnchor(_:for:) defaultVisibility(_:for?:) defersSystemGestures(on:) deleteDisabled(_:) dialogIcon(_:) dialogSeverity(_:) dialogSuppressionToggle(_:isSuppressed:) dialogSuppressionToggle(isSuppressed:) disableAutocorrection(_:) disabled(_:) disclosureGroupStyle(_:) distortionEffect(_:maxSampleOffset:isEnabled?:) draggable(_:) draggable(_:preview:) drawingGroup(opaque?:colorMode?:) dropDestination(for?:action:isTargeted?:) dynamicIsland(verticalPlacement:) dynamicTypeSize(_:) edgesIgnoringSafeArea(_:) environment(_:) environment(_:_:) environmentObject(_:) equatable() fileDialogBrowserOptions(_:) fileDialogConfirmationLabel(_:) fileDialogCustomizationID(_:) fileDialogDefaultDirectory(_:) fileDialogImportsUnresolvedAliases(_:) fileDialogMessage(_:) fileDialogURLEnabled(_:) fileExporter(isPresented:document:contentType:defaultFilename?:onCompletion:) fileExporter(isPresented:document:contentTypes?:defaultFilename?:onCompletion:onCancellation?:) fileExporterFilenameLabel(_:) fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:) fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:) fileImporter(isPresented:allowedContentTypes:onCompletion:) fileMover(isPresented:file:onCompletion:) fileMover(isPresented:file:onCompletion:onCancellation:) fileMover(isPresented:files:onCompletion:) fileMover(isPresented:files:onCompletion:onCancellation:) findDisabled(_?:) findNavigator(isPresented:) fixedSize() fixedSize(horizontal:vertical:) flipsForRightToLeftLayoutDirection(_:) focusEffectDisabled(_?:) focusable(_?:) focusable(_?:interactions:) focused(_:) focused(_:equals:) focusedObject(_:) focusedSceneObject(_:) focusedSceneValue(_:_:) focusedValue(_:_:) font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:) foregroundColor(_:) foregroundStyle(_:) foregroundStyle(_:_:) foregroundStyle(_:_:_:) formStyle(_:) frame(minWidth?:idealWidth?:maxWidth?:minHeight?:idealHeight?:maxHeight?:alignment?:) frame(width?:height?:alignment?:) fullScreenCover(isPresented:onDismiss?:content:) fullScreenCover(item:onDismiss?:content:) gaugeStyle(_:) geometryGroup() gesture(_:) gesture(_:including?:) gesture(_:isEnabled:) gesture(_:name:isEnabled?:) glassEffect(_?:) glassEffect(_?:in:) glassEffectID(_:in:) glassEffectTransition(_:) glassEffectUnion(id:namespace:) grayscale(_:) gridCellAnchor(_:) gridCellColumns(_:) gridCellUnsizedAxes(_:) gridColumnAlignment(_:) groupBoxStyle(_:) handlesExternalEvents(preferring:allowing:) handlesGameControllerEvents(matching?:) headerProminence(_:) help(_:) hidden() highPriorityGesture(_:including?:) hoverEffect(_?:) hoverEffect(_?:isEnabled:) hoverEffectDisabled(_?:) hueRotation(_:) id(_:) ignoresSafeArea(_?:edges?:) imageScale(_:) inAppPurchaseOptions(_:) indexViewStyle(_:) inspector(isPresented:content:) inspectorColumnWidth(_:) inspectorColumnWidth(min?:ideal:max?:) interactionActivityTrackingTag(_:) interactiveDismissDisabled(_?:) invalidatableContent(_?:) italic(_?:) itemProvider(_:) kerning(_:) keyboardShortcut(_:) keyboardShortcut(_:modifiers?:) keyboardType(_:) keyframeAnimator(initialValue:repeating?:content:keyframes:) keyframeAnimator(initialValue:trigger:content:keyframes:) labelIconToTitleSpacing(_:) labelReservedIconWidth(_:) labelStyle(_:) labeledContentStyle(_:) labelsHidden() labelsVisibility(_:) layerEffect(_:maxSampleOffset:isEnabled?:) layoutDirectionBehavior(_:) layoutPriority(_:) layoutValue(key:value:) lineLimit(_:) lineLimit(_:reservesSpace:) lineSpacing(_:) listItemTint(_:) listRowBackground(_:) listRowInsets(_:) listRowSeparator(_:edges?:) listRowSeparatorTint(_:edges?:) listRowSpacing(_:) listSectionIndexVisibility(_:) listSectionMargins(_?:_:) listSectionSeparator(_:edges?:) listSectionSeparatorTint(_:edges?:) listSectionSpacing(_:) listStyle(_:) lookAroundViewer(isPresented:initialScene:allowsNavigation?:showsRoadLabels?:pointsOfInterest?:onDismiss?:) lookAroundViewer(isPresented:scene:allowsNavigation?:showsRoadLabels?:pointsOfInterest?:onDismiss?:) luminanceToAlpha() manageSubscriptionsSheet(isPresented:) manageSubscriptionsSheet(isPresented:subscriptionGroupID:) mapControlVisibility(_:) mapControls(_:) mapFeatureSelectionAccessory(_?:) mapFeatureSelectionContent(content:) mapFeatureSelectionDisabled(_:) mapItemDetailPopover(item:displaysMap?:) mapItemDetailSheet(isPresented:item:displaysMap?:) mapItemDetailSheet(item:displaysMap?:) mapScope(_:) mapStyle(_:) mask(_:) mask(alignment?:_:) matchedGeometryEffect(id:in:properties?:anchor?:isSource?:) matchedTransitionSource(id:in:) matchedTransitionSource(id:in:configuration:) materialActiveAppearance(_:) menuActionDismissBehavior(_:) menuIndicator(_:) menuOrder(_:) menuStyle(_:) minimumScaleFactor(_:) modelContainer(_:) modelContainer(for:inMemory?:isAutosaveEnabled?:isUndoEnabled?:onSetup?:) modelContext(_:) modifier(_:) monospaced(_?:) monospacedDigit() moveDisabled(_:) multilineTextAlignment(_:) navigationBarBackButtonHidden(_?:) navigationBarHidden(_:) navigationBarItems(leading:) navigationBarItems(leading:trailing:) navigationBarItems(trailing:) navigationBarTitle(_:) navigationBarTitle(_:displayMode:) navigationBarTitleDisplayMode(_:) navigationDestination(for:destination:) navigationDestination(isPresented:destination:) navigationDestination(item:destination:) navigationDocument(_:) navigationLinkIndicatorVisibility(_:) navigationSplitViewColumnWidth(_:) navigationSplitViewColumnWidth(min?:ideal:max?:) navigationSplitViewStyle(_:) navigationSubtitle(_:) navigationTitle(_:) navigationTransition(_:) navigationViewStyle(_:) offerCodeRedemption(isPresented:onCompletion?:) offset(_:) offset(x?:y?:) onAppear(perform?:) onChange(of:initial?:_:) onChange(of:perform:) onContinueUserActivity(_:perform:) onContinuousHover(coordinateSpace?:perform:) onDisappear(perform?:) onDrag(_:) onDrag(_:preview:) onDrop(of:delegate:) onDrop(of:isTargeted:perform:) onGeometryChange(for:of:action:) onHover(perform:) onInAppPurchaseCompletion(perform:) onInAppPurchaseStart(perform:) onKeyPress(_:action:) onKeyPress(_:phases:action:) onKeyPress(characters:phases?:action:) onKeyPress(keys:phases?:action:) onKeyPress(phases?:action:) onLongPressGesture(minimumDuration?:maximumDistance?:perform:onPressingChanged:) onLongPressGesture(minimumDuration?:maximumDistance?:pressing:perform:) onLongPressGesture(minimumDuration?:perform:) onMapCameraChange(frequency?:_:) onOpenURL(perform:) onPencilDoubleTap(perform:) onPencilSqueeze(perform:) onPreferenceChange(_?:perform:) onReceive(_:perform:) onScrollGeometryChange(for:of:action:) onScrollPhaseChange(_:) onScrollTargetVisibilityChange(idType:threshold?:_:) onScrollVisibilityChange(threshold?:_:) onSubmit(of?:_:) onTapGesture(count?:coordinateSpace?:perform:) onTapGesture(count?:perform:) opacity(_:) overlay(_:alignment?:) overlay(_:ignoresSafeAreaEdges?:) overlay(_:in:fillStyle?:) overlay(alignment?:content:) overlayPreferenceValue(_?:alignment?:_:) padding(_:) padding(_?:_?:) persistentSystemOverlays(_:) phaseAnimator(_:content:animation?:) phaseAnimator(_:trigger:content:animation?:) photosPicker(isPresented:selection:matching?:preferredItemEncoding?:) photosPicker(isPresented:selection:maxSelectionCount?:selectionBehavior?:matching?:preferredItemEncoding?:) photosPickerAccessoryVisibility(_:edges?:) photosPickerDisabledCapabilities(_:) photosPickerStyle(_:) pickerStyle(_:) popover(isPresented:attachmentAnchor?:arrowEdge?:content:) popover(item:attachmentAnchor?:arrowEdge?:content:) popoverTip(_:arrowEdge?:action?:) position(_:) position(x?:y?:) preference(key?:value:) preferredColorScheme(_:) presentationBackground(_:) presentationBackground(alignment?:content:) presentationBackgroundInteraction(_:) presentationCompactAdaptation(_:) presentationCompactAdaptation(horizontal:vertical:) presentationContentInteraction(_:) presentationCornerRadius(_:) presentationDetents(_:) presentationDetents(_:selection:) presentationDragIndicator(_:) presentationSizing(_:) previewDevice(_:) previewDisplayName(_:) previewInterfaceOrientation(_:) previewLayout(_:) privacySensitive(_?:) productDescription(_:) productViewStyle(_:) progressViewStyle(_:) projectionEffect(_:) quickLookPreview(_:) quickLookPreview(_:in:) redacted(reason:) refreshable(action:) refundRequestSheet(for:isPresented:onDismiss?:) renameAction(_:) replaceDisabled(_?:) rotation3DEffect(_:axis:anchor?:anchorZ?:perspective?:) rotationEffect(_:anchor?:) safeAreaBar(edge:alignment?:spacing?:content:) safeAreaInset(edge:alignment?:spacing?:content:) safeAreaPadding(_:) safeAreaPadding(_?:_?:) saturation(_:) scaleEffect(_:anchor?:) scaleEffect(x?:y?:anchor?:) scaledToFill() scaledToFit() scenePadding(_?:) scrollBounceBehavior(_:axes?:) scrollClipDisabled(_?:) scrollContentBackground(_:) scrollDisabled(_:) scrollDismissesKeyboard(_:) scrollEdgeEffectDisabled(_?:for?:) scrollEdgeEffectHidden(_?:for?:) scrollEdgeEffectStyle(_:for:) scrollIndicators(_:axes?:) scrollIndicatorsFlash(onAppear:) scrollIndicatorsFlash(trigger:) scrollInputBehavior(_:for:) scrollPosition(_:anchor?:) scrollPosition(id:anchor?:) scrollTarget(isEnabled?:) scrollTargetBehavior(_:) scrollTargetLayout(isEnabled?:) scrollTransition(_?:axis?:transition:) scrollTransition(topLeading:bottomTrailing:axis?:transition:) searchCompletion(_:) searchFocused(_:) searchFocused(_:equals:) searchPresentationToolbarBehavior(_:) searchScopes(_:activation:_:) searchScopes(_:scopes:) searchSuggestions(_:) searchToolbarBehavior(_:) searchable(text:isPresented:placement?:prompt:) searchable(text:isPresented:placement?:prompt?:) searchable(text:placement:prompt:) searchable(text:placement:prompt?:) searchable(text:placement?:prompt:suggestions:) searchable(text:placement?:prompt?:suggestions:) searchable(text:prompt:) searchable(text:prompt?:) searchable(text:tokens:placement?:prompt:token:) searchable(text:tokens:placement?:prompt?:token:) searchable(text:tokens:suggestedTokens:placement?:prompt:token:) searchable(text:tokens:suggestedTokens:placement?:prompt?:token:) sectionActions(content:) sectionIndexLabel(_:) selectionDisabled(_?:) sensoryFeedback(_:trigger:) sensoryFeedback(_:trigger:condition:) sensoryFeedback(trigger:_:) shadow(color?:radius:x?:y?:) sheet(isPresented:onDismiss?:content:) sheet(item:onDismiss?:content:) shortcutsLinkStyle(_:) signInWithAppleButtonStyle(_:) simultaneousGesture(_:including?:) siriTipViewStyle(_:) speechAdjustedPitch(_:) speechAlwaysIncludesPunctuation(_?:) speechAnnouncementsQueued(_?:) speechSpellsOutCharacters(_?:) springLoadingBehavior(_:) statusBar(hidden:) statusBarHidden(_?:) storeButton(_:for?:) storeProductTask(for:priority?:action:) storeProductsTask(for:priority?:action:) strikethrough(_?:color?:) strikethrough(_?:pattern:color?:) submitLabel(_:) submitScope(_?:) subscriptionStatusTask(for:priority?:action:) subscriptionStoreButtonLabel(_:) subscriptionStoreControlStyle(_:) subscriptionStorePolicyDestination(url:for:) subscriptionStoreSignInAction(_:) swipeActions(edge?:allowsFullSwipe?:content:) symbolColorRenderingMode(_:) symbolEffect(_:options?:isActive?:) symbolEffect(_:options?:value:) symbolEffectsRemoved(_?:) symbolRenderingMode(_:) symbolVariableValueMode(_:) symbolVariant(_:) tabBarMinimizeBehavior(_:) tabItem(_:) tabPlacement(_:) tabViewBottomAccessory(content:) tabViewBottomAccessory(isEnabled:content:) tabViewCustomization(_:) tabViewSearchActivation(_:) tabViewSidebarBottomBar(content:) tabViewSidebarFooter(content:) tabViewSidebarHeader(content:) tabViewStyle(_:) tableColumnHeaders(_:) tableStyle(_:) tag(_:) tag(_:includeOptional:) task(id:priority?:_:) task(priority?:_:) textCase(_:) textContentType(_:) textEditorStyle(_:) textFieldStyle(_:) textInputAutocapitalization(_:) textRenderer(_:) textScale(_:isEnabled?:) textSelection(_:) textSelectionAffinity(_:) tint(_:) tipBackground(_:) tipCornerRadius(_:antialiased?:) tipImageSize(_:) tipViewStyle(_:) toggleStyle(_:) toolbar(_:for?:) toolbar(content:) toolbar(id:content:) toolbar(removing:) toolbarBackground(_:for?:) toolbarBackgroundVisibility(_:for?:) toolbarColorScheme(_:for?:) toolbarForegroundStyle(_:for?:) toolbarRole(_:) toolbarTitleDisplayMode(_:) toolbarTitleMenu(content:) toolbarVisibility(_:for?:) tracking(_:) transaction(_:) transaction(_:body:) transaction(value:_:) transformAnchorPreference(key?:value:transform:) transformEffect(_:) transformEnvironment(_:transform:) transformPreference(_?:_:) transition(_:) truncationMode(_:) typesettingLanguage(_:isEnabled?:) underline(_?:color?:) underline(_?:pattern:color?:) unredacted() userActivity(_:element:_:) userActivity(_:isActive?:_:) visualEffect(_:) webViewBackForwardNavigationGestures(_:) webViewLinkPreviews(_:) widgetAccentable(_?:) widgetCurvesContent(_?:) widgetLabel(_:) widgetLabel(label:) widgetURL(_:) writingToolsBehavior(_:) zIndex(_:)
    SwiftUI|ViewAlignedScrollTargetBehavior|ScrollTargetBehavior Sendable|LimitBehavior init(limitBehavior?:) updateTarget(_:context:)
    SwiftUI|ViewAlignedScrollTargetBehavior.LimitBehavior|Equatable Sendable|always alwaysByFew alwaysByOne automatic never
    SwiftUI|ViewBuilder||buildBlock() buildBlock(_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI|ViewDimensions|Sendable|height subscript(_:) subscript(explicit:) width
    SwiftUI|ViewEffect||_makeNode(_:_:)
    SwiftUI|ViewModifier||_makeNode(_:_:) body(content:) concat(_:)
    SwiftUI|ViewModifier.Content|_ViewModifier_Content|
    SwiftUI|ViewSpacing|Sendable|distance(to:along:) formUnion(_:edges?:) init() union(_:edges?:)
    !SwiftUI|ViewSpacing||All views keep the same distance.
    SwiftUI|ViewThatFits|CustomReflectable PrimitiveView|_makeNode(_:_:) customMirror init(in?:content:)
    SwiftUI|Visibility|CaseIterable Hashable Sendable|automatic hidden visible
    SwiftUI|VisualEffect|Sendable|_change(_:) blur(radius:opaque?:) brightness(_:) colorEffect(_:isEnabled?:) contrast(_:) distortionEffect(_:maxSampleOffset:isEnabled?:) grayscale(_:) hueRotation(_:) layerEffect(_:maxSampleOffset:isEnabled?:) offset(_:) offset(x?:y?:) opacity(_:) rotation3DEffect(_:axis:anchor?:anchorZ?:perspective?:) rotationEffect(_:anchor?:) saturation(_:) scaleEffect(_:anchor?:) scaleEffect(x?:y?:anchor?:)
    WatchConnectivity|WCError|_BridgedStoredNSError|Code _nsError _nsErrorDomain deviceNotPaired errorDomain init(_nsError:) notReachable sessionNotActivated watchAppNotInstalled
    WatchConnectivity|WCError.Code|Int Sendable _ErrorCodeProtocol|companionAppNotInstalled deliveryFailed deviceNotPaired fileAccessDenied genericError insufficientSpace invalidParameter messageReplyFailed messageReplyTimedOut notReachable payloadTooLarge payloadUnsupportedTypes sessionInactive sessionMissingDelegate sessionNotActivated sessionNotSupported transferTimedOut watchAppNotInstalled watchOnlyApp
    WatchConnectivity|WCError.Code._ErrorType|WCError|
    WatchConnectivity|WCSession|NSObject Sendable|activate() activationState applicationContext default delegate isComplicationEnabled isPaired isReachable isSupported() isWatchAppInstalled receivedApplicationContext sendMessage(_:replyHandler:errorHandler?:) sendMessageData(_:replyHandler:errorHandler?:) updateApplicationContext(_:)
    !WatchConnectivity|WCSession||As on a device that watches cannot be paired with: sessions are not supported, and what is sent fails.
    WatchConnectivity|WCSessionActivationState|Int Sendable|activated inactive notActivated
    WatchConnectivity|WCSessionDelegate|NSObjectProtocol|session(_:activationDidCompleteWith:error:) session(_:didFinish:error:) session(_:didReceive:) session(_:didReceiveApplicationContext:) session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:) session(_:didReceiveMessageData:) session(_:didReceiveMessageData:replyHandler:) session(_:didReceiveUserInfo:) sessionDidBecomeInactive(_:) sessionDidDeactivate(_:) sessionReachabilityDidChange(_:) sessionWatchStateDidChange(_:)
    !WatchConnectivity|WCSessionDelegate||Nothing arrives: there is no watch.
    WatchConnectivity|WCSessionFile|NSObject Sendable|fileURL metadata
    !WatchConnectivity|WCSessionFile||There is no watch that one could come from or go to.
    WatchConnectivity|WCSessionFileTransfer|NSObject Sendable|file
    !WatchConnectivity|WCSessionFileTransfer||There is no watch that a file could go to.
    WatchConnectivity|WCSessionUserInfoTransfer|NSObject Sendable|userInfo
    !WatchConnectivity|WCSessionUserInfoTransfer||There is no watch that it could go to.
    WebKit|WKAudiovisualMediaTypes|OptionSet Sendable|all audio init(rawValue:) rawValue video
    WebKit|WKBackForwardList|NSObject|backItem backList currentItem forwardItem forwardList item(at:)
    WebKit|WKBackForwardListItem|NSObject|initialURL title url
    WebKit|WKContextMenuElementInfo|NSObject|linkURL
    !WebKit|WKContextMenuElementInfo||Pages have no menus.
    WebKit|WKDialogResult|Int Sendable|askAgain handled showDefault
    WebKit|WKDownload|NSObject|PlaceholderPolicy RedirectPolicy delegate originalRequest webView
    !WebKit|WKDownload||No page becomes one: nothing is downloaded.
    WebKit|WKDownload.PlaceholderPolicy|Int Sendable|disable enable
    WebKit|WKDownload.RedirectPolicy|Int Sendable|allow cancel
    WebKit|WKDownloadDelegate|NSObjectProtocol|download(_:decideDestinationUsing:suggestedFilename:) download(_:decideDestinationUsing:suggestedFilename:completionHandler:) download(_:decidePlaceholderPolicy:) download(_:didFailWithError:resumeData:) download(_:didReceive:completionHandler:) download(_:didReceiveFinalURL:) download(_:didReceivePlaceholderURL:completionHandler:) download(_:willPerformHTTPRedirection:newRequest:decisionHandler:) downloadDidFinish(_:)
    !WebKit|WKDownloadDelegate||Nothing is called: nothing is downloaded. One of the two ways to decide on the destination suffices.
    WebKit|WKError|_BridgedStoredNSError|Code _nsError _nsErrorDomain errorDomain init(_nsError:)
    WebKit|WKError.Code|Int Sendable _ErrorCodeProtocol|attributedStringContentFailedToLoad attributedStringContentLoadTimedOut contentRuleListStoreCompileFailed contentRuleListStoreLookUpFailed contentRuleListStoreRemoveFailed contentRuleListStoreVersionMismatch duplicateCredential javaScriptAppBoundDomain javaScriptExceptionOccurred javaScriptInvalidFrameTarget javaScriptResultTypeIsUnsupported malformedCredential navigationAppBoundDomain unknown webContentProcessTerminated webViewInvalidated
    WebKit|WKError.Code._ErrorType|WKError|
    WebKit|WKFrameInfo|NSObject|init() isMainFrame request securityOrigin
    WebKit|WKHTTPCookieStore|NSObject|allCookies() delete(_:completionHandler?:) getAllCookies(_:) setCookie(_:completionHandler?:)
    WebKit|WKMediaCaptureType|Int Sendable|camera cameraAndMicrophone microphone
    WebKit|WKNavigation|NSObject|
    WebKit|WKNavigationAction|NSObject|init() navigationType request shouldPerformDownload sourceFrame targetFrame
    WebKit|WKNavigationActionPolicy|Int Sendable|allow cancel download
    WebKit|WKNavigationDelegate|NSObjectProtocol|webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:) webView(_:decidePolicyFor:) webView(_:decidePolicyFor:decisionHandler:) webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:) webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:) webView(_:didReceive:completionHandler:) webView(_:didReceiveServerRedirectForProvisionalNavigation:) webView(_:didStartProvisionalNavigation:) webView(_:navigationAction:didBecome:) webView(_:navigationResponse:didBecome:) webViewWebContentProcessDidTerminate(_:)
    !WebKit|WKNavigationDelegate||It hears nothing of challenges and downloads: nobody is asked to sign in, and nothing is downloaded.
    WebKit|WKNavigationResponse|NSObject|canShowMIMEType init() isForMainFrame response
    WebKit|WKNavigationResponsePolicy|Int Sendable|allow cancel download
    WebKit|WKNavigationType|Int Sendable|backForward formResubmitted formSubmitted linkActivated other reload
    WebKit|WKPermissionDecision|Int Sendable|deny grant prompt
    WebKit|WKPreferences|NSObject|init() isElementFullscreenEnabled isFraudulentWebsiteWarningEnabled isSiteSpecificQuirksModeEnabled isTextInteractionEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize shouldPrintBackgrounds
    WebKit|WKProcessPool|NSObject|init()
    WebKit|WKScriptMessage|NSObject|body name webView
    !WebKit|WKScriptMessage||No page sends one. Tests make messages of subclasses.
    WebKit|WKScriptMessageHandler|NSObjectProtocol|userContentController(_:didReceive:)
    WebKit|WKSecurityOrigin|NSObject|host port protocol
    WebKit|WKSnapshotConfiguration|NSCopying NSObject|afterScreenUpdates copy(with?:) init() rect snapshotWidth
    WebKit|WKUIDelegate|NSObjectProtocol|webView(_:contextMenuConfigurationForElement:completionHandler:) webView(_:contextMenuDidEndForElement:) webView(_:contextMenuForElement:willCommitWithAnimator:) webView(_:contextMenuWillPresentForElement:) webView(_:createWebViewWith:for:windowFeatures:) webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:) webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) webView(_:showLockdownModeFirstUseMessage:completionHandler:) webView(_:willDismissEditMenuWithAnimator:) webView(_:willPresentEditMenuWithAnimator:) webViewDidClose(_:)
    !WebKit|WKUIDelegate||No script runs, so that only links ask for windows. There are no menus.
    WebKit|WKUserContentController|NSObject|add(_:name:) addUserScript(_:) init() removeAllScriptMessageHandlers() removeAllUserScripts() removeScriptMessageHandler(forName:) userScripts
    !WebKit|WKUserContentController||Keeps scripts and handlers, which no page runs or calls.
    WebKit|WKUserScript|NSObject|init(source:injectionTime:forMainFrameOnly:) injectionTime isForMainFrameOnly source
    !WebKit|WKUserScript||No page runs it.
    WebKit|WKUserScriptInjectionTime|Int Sendable|atDocumentEnd atDocumentStart
    WebKit|WKWebView|UIView|allowsBackForwardNavigationGestures allowsLinkPreview backForwardList canGoBack canGoForward configuration customUserAgent estimatedProgress evaluateJavaScript(_:) evaluateJavaScript(_:completionHandler?:) go(to:) goBack() goForward() hasOnlySecureContent init(coder:) init(frame:) init(frame:configuration:) isInspectable isLoading layoutSubviews() load(_:) load(_:mimeType:characterEncodingName:baseURL:) loadFileURL(_:allowingReadAccessTo:) loadHTMLString(_:baseURL:) navigationDelegate reload() reloadFromOrigin() scrollView stopLoading() takeSnapshot(configuration:) takeSnapshot(with:completionHandler:) title uiDelegate url
    !WebKit|WKWebView||Pages are shown as browsers show them without style sheets: headings, paragraphs, lists, tables, links, pictures of files, buttons and fields. Scripts do not run, and forms are sent nowhere. Pages of the network come through `URLSession`, so that web stubs answer for them too.
    WebKit|WKWebViewConfiguration|NSCopying NSObject|allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback applicationNameForUserAgent copy(with?:) defaultWebpagePreferences init() limitsNavigationsToAppBoundDomains mediaTypesRequiringUserActionForPlayback preferences processPool suppressesIncrementalRendering userContentController websiteDataStore
    WebKit|WKWebpagePreferences|NSObject|ContentMode allowsContentJavaScript init() preferredContentMode
    WebKit|WKWebpagePreferences.ContentMode|Int Sendable|desktop mobile recommended
    WebKit|WKWebsiteDataRecord|NSObject|dataTypes displayName
    WebKit|WKWebsiteDataStore|NSObject|allWebsiteDataTypes() dataRecords(ofTypes:) default() fetchDataRecords(ofTypes:completionHandler:) httpCookieStore isPersistent nonPersistent() removeData(ofTypes:for:completionHandler:) removeData(ofTypes:modifiedSince:completionHandler:)
    !WebKit|WKWebsiteDataStore||Cookies are all that there is; they last as long as the process.
    WebKit|WKWindowFeatures|NSObject|height width
    AuthenticationServices|WebAuthenticationSession|Sendable|BrowserSession authenticate(using:callbackURLScheme:preferredBrowserSession?:)
    !AuthenticationServices|WebAuthenticationSession||No browser can be asked here.
    AuthenticationServices|WebAuthenticationSession.BrowserSession|Hashable Sendable|ephemeral
    WebKit|WebPage||BackForwardList Configuration NavigationAction NavigationDeciding NavigationError NavigationEvent NavigationPreferences NavigationResponse backForwardList callJavaScript(_:arguments?:) currentNavigationEvent customUserAgent estimatedProgress hasOnlySecureContent init(configuration?:) init(configuration?:navigationDecider:) isInspectable isLoading load(_:) load(_:mimeType:characterEncoding:baseURL:) load(html:baseURL?:) navigations reload(fromOrigin?:) stopLoading() title url
    !WebKit|WebPage||A page is what `WKWebView` shows, with what that says of it: scripts do not run.
    WebKit|WebPage.BackForwardList|Equatable|Item backList currentItem forwardList
    WebKit|WebPage.BackForwardList.Item|Equatable Identifiable|==(left:right:) id title url
    WebKit|WebPage.Configuration||applicationNameForUserAgent init() userContentController websiteDataStore
    WebKit|WebPage.NavigationAction||navigationType request
    WebKit|WebPage.NavigationDeciding||decidePolicy(for:) decidePolicy(for:preferences:)
    WebKit|WebPage.NavigationError|Error|failedProvisionalNavigation invalidURL pageClosed webContentProcessTerminated
    WebKit|WebPage.NavigationEvent|Hashable Sendable|committed finished receivedServerRedirect startedProvisionalNavigation
    WebKit|WebPage.NavigationPreferences|Sendable|allowsContentJavaScript init()
    WebKit|WebPage.NavigationResponse||response
    WebKit|WebView|View|BackForwardNavigationGesturesBehavior LinkPreviewBehavior body init(_:) init(url:)
    WebKit|WebView.BackForwardNavigationGesturesBehavior|Hashable Sendable|automatic disabled enabled
    WebKit|WebView.LinkPreviewBehavior|Hashable Sendable|automatic disabled enabled
    SwiftUI|WheelDatePickerStyle|FrameworkDatePickerStyle|init()
    SwiftUI|WheelPickerStyle|PickerStyle|_kind init()
    SwiftUI|Widget||body init() main()
    !SwiftUI|Widget||There is no home screen that shows it; its views and its provider are the app's and its tests' to use.
    WidgetKit|WidgetAccentedRenderingMode|Hashable Sendable|accented accentedDesaturated desaturated fullColor
    SwiftUI|WidgetBundle||body init() main()
    SwiftUI|WidgetBundleBuilder||buildBlock() buildBlock(_:) buildExpression(_:) buildLimitedAvailability(_:) buildOptional(_:)
    WidgetKit|WidgetCenter|Sendable|UserInfoKey currentConfigurations() getCurrentConfigurations(_:) invalidateConfigurationRecommendations() invalidateRelevance(ofKind:) reloadAllTimelines() reloadTimelines(ofKind:) shared
    !WidgetKit|WidgetCenter||The home screen has no widgets: nothing reads a timeline again, and no configuration is there.
    WidgetKit|WidgetCenter.UserInfoKey||activityID family kind
    SwiftUI|WidgetConfiguration||backgroundTask(_:action:) body configurationDisplayName(_:) containerBackgroundRemovable(_?:) contentMarginsDisabled() description(_:) disfavoredLocations(_:for:) onBackgroundURLSessionEvents(matching?:_:) promptsForUserConfiguration() supplementalActivityFamilies(_:) supportedFamilies(_:)
    AppIntents|WidgetConfigurationIntent|AppIntent|perform()
    WidgetKit|WidgetFamily|CaseIterable CustomDebugStringConvertible CustomStringConvertible Hashable Int Sendable|accessoryCircular accessoryCorner accessoryInline accessoryRectangular debugDescription description systemExtraLarge systemLarge systemMedium systemSmall
    WidgetKit|WidgetInfo|Hashable Identifiable Sendable|family id kind
    WidgetKit|WidgetLocation|Hashable Sendable|carPlay homeScreen iPhoneWidgetsOnMac lockScreen standBy
    WidgetKit|WidgetRenderingMode|Equatable Sendable|accented fullColor vibrant
    ObjectiveC|WindfallBlockCode||
    ObjectiveC|WindfallClass||description() isSubclass(of:)
    WindfallCore|WindfallCore.ElementType|CaseIterable Hashable Sendable UInt|activityIndicator alert any application browser button cell checkBox collectionView colorWell comboBox datePicker decrementArrow dialog disclosureTriangle dockItem drawer grid group handle helpTag icon image incrementArrow key keyboard layoutArea layoutItem levelIndicator link map matte menu menuBar menuBarItem menuButton menuItem name navigationBar other outline outlineRow pageIndicator picker pickerWheel popUpButton popover progressIndicator radioButton radioGroup ratingIndicator relevanceIndicator ruler rulerMarker scrollBar scrollView searchField secureTextField segmentedControl sheet slider splitGroup splitter staticText statusBar statusItem stepper switch tab tabBar tabGroup table tableColumn tableRow textField textView timeline toggle toolbar toolbarButton touchBar valueIndicator webView window
    ObjectiveC|WindfallMethodCode||
    ObjectiveC|WindfallObject||boolValue cgPointValue cgRectValue cgSizeValue currentTitle description doubleValue floatValue frame intValue integerValue isEqual(_:) isKind(of:) isMember(of:) isOn isSelected length object perform(_:) perform(_:with:) perform(_:with:with:) pointerValue responds(to:) selectedSegmentIndex setValue(_:forKey:) setValue(_:forKeyPath:) stringValue subscript(_:) tag text value(forKey:) value(forKeyPath:) windfallProperty(_:) windfallRead(_:_?:)
    FoundationNetworkingOverlay|WindfallTaskMaking|URLSession|dataTask(with:completionHandler:) downloadTask(with:completionHandler:) uploadTask(with:from:completionHandler:) uploadTask(with:fromFile:completionHandler:)
    !FoundationNetworkingOverlay|WindfallTaskMaking||Foundation's own methods take Sendable handlers. On iOS this is no obstacle to an associated type that is to be found out from one of them; here it is, and these stand in. Calls and overrides prefer the class's own.
    FoundationNetworkingOverlay|WindfallTaskMaking.WindfallHandler|(Value?,URLResponse?,(anyError)?)->Void|
    SwiftUI|WindowBackgroundShapeStyle|LeveledShapeStyle Sendable ShapeStyle|_paint(in:) init()
    SwiftUI|WindowGroup|PrimitiveScene|_windowContent() init(_:content:) init(_:id:content:) init(_:id?:for:content:) init(_:id?:for?:content:defaultValue:) init(content:) init(id:content:) init(id?:for:content:) init(id?:for:content:defaultValue:)
    SwiftUI|WindowResizability|Sendable|automatic contentMinSize contentSize
    SwiftUI|WritingToolsBehavior|Hashable Sendable|automatic complete disabled limited
    XCTestOverlay|XCTActivity|AnyObject|add(_:) name
    XCUIAutomation|XCTApplicationLaunchMetric|NSObject XCTMetric|init() init(waitUntilResponsive:) reportMeasurements(from:to:)
    !XCUIAutomation|XCTApplicationLaunchMetric||Measures from the request to start the process to its first frame, after which the app is responsive.
    XCTestOverlay|XCTAttachment|NSObject|ImageQuality Lifetime init(archivableObject:) init(archivableObject:uniformTypeIdentifier:) init(contentsOfFile:) init(contentsOfFile:uniformTypeIdentifier:) init(data:) init(data:uniformTypeIdentifier:) init(image:) init(image:quality:) init(plistObject:) init(screenshot:) init(screenshot:quality:) init(string:) init(uniformTypeIdentifier:name:payload:userInfo?:) lifetime name uniformTypeIdentifier userInfo
    XCTestOverlay|XCTAttachment.ImageQuality|Int Sendable|low medium original
    !XCTestOverlay|XCTAttachment.ImageQuality||What is not kept as it is becomes a JPEG.
    XCTestOverlay|XCTAttachment.Lifetime|Int Sendable|deleteOnSuccess keepAlways
    XCTestOverlay|XCTCPUMetric|NSObject XCTMetric|didStopMeasuring() init() init(application:) init(limitingToCurrentThread:) reportMeasurements(from:to:) willBeginMeasuring()
    !XCTestOverlay|XCTCPUMetric||Measures the time, not the cycles and instructions.
    XCTestOverlay|XCTClockMetric|NSObject XCTMetric|reportMeasurements(from:to:)
    XCTestOverlay|XCTContext||runActivity(named:block:)
    XCTestOverlay|XCTExpectedFailure||Options failureReason issue
    XCTestOverlay|XCTExpectedFailure.Options||init() isEnabled isStrict issueMatcher nonStrict()
    XCTestOverlay|XCTIssue||IssueType Severity add(_:) associatedError attachments compactDescription detailedDescription init(type:compactDescription:detailedDescription?:sourceCodeContext?:associatedError?:attachments?:severity?:) isFailure severity sourceCodeContext type
    XCTestOverlay|XCTIssue.IssueType|Int Sendable|assertionFailure performanceRegression system thrownError uncaughtException unmatchedExpectedFailure
    XCTestOverlay|XCTIssue.Severity|Int Sendable|error warning
    !XCTestOverlay|XCTIssue.Severity||A warning is printed, and does not fail the test.
    XCTestOverlay|XCTKVOExpectation|Sendable XCTestExpectation|expectedValue handler init(keyPath:object:) init(keyPath:object:expectedValue:) init(keyPath:object:expectedValue:options:) keyPath observedObject options
    XCTestOverlay|XCTKVOExpectation.Handler|(Any,[AnyHashable:Any])->Bool|
    XCTestOverlay|XCTKeyPathExpectation|Sendable XCTestExpectation|expectedFulfillmentCount expectedValue fulfill(_?:line?:) init(keyPath:observedObject:options?:expectedValue:) init(keyPath:observedObject:options?:filter?:) isInverted keyPath observedObject options
    XCTestOverlay|XCTKeyPathExpectation.SynchronousFilter|(T,NSKeyValueObservedChange<V>)->Bool|
    XCTestOverlay|XCTMeasureOptions|NSObject|InvocationOptions default invocationOptions iterationCount
    XCTestOverlay|XCTMeasureOptions.InvocationOptions|OptionSet Sendable|init(rawValue:) manuallyStart manuallyStop rawValue
    XCTestOverlay|XCTMemoryMetric|NSObject XCTMetric|didStopMeasuring() init() init(application:) reportMeasurements(from:to:) willBeginMeasuring()
    XCTestOverlay|XCTMetric|AnyObject|didStopMeasuring() reportMeasurements(from:to:) willBeginMeasuring()
    XCUIAutomation|XCTOSSignpostMetric|NSObject XCTMetric|applicationLaunch customNavigationTransitionMetric init(subsystem:category:name:) navigationTransitionMetric reportMeasurements(from:to:) scrollDecelerationMetric scrollDraggingMetric scrollingAndDecelerationMetric
    !XCUIAutomation|XCTOSSignpostMetric||Of the metrics there is that of the launch: another one fails the test that measures with it, and names itself.
    XCTestOverlay|XCTPerformanceMeasurement|NSObject|Polarity displayName doubleValue identifier init(identifier:displayName:doubleValue:unitSymbol:polarity?:) init(identifier:displayName:value:polarity?:) polarity unitSymbol value
    XCTestOverlay|XCTPerformanceMeasurement.Polarity|Int Sendable|prefersLarger prefersSmaller unspecified
    XCTestOverlay|XCTPerformanceMeasurementTimestamp|NSObject|absoluteTime absoluteTimeNanoSeconds date init() init(absoluteTime:date:)
    XCTestOverlay|XCTSourceCodeContext|Sendable|callStack init() init(callStack:location:) init(callStackAddresses:location:) init(location:) location
    XCTestOverlay|XCTSourceCodeFrame|Sendable|address init(address:) init(address:symbolInfo:) symbolInfo symbolicationError
    !XCTestOverlay|XCTSourceCodeFrame||An address is not looked up: its symbol is the one that is given with it. `symbolInfo()`, which throws, cannot stand beside the property of its name.
    XCTestOverlay|XCTSourceCodeLocation|Hashable Sendable|==(first:second:) fileURL hash(into:) init(filePath:lineNumber:) init(fileURL:lineNumber:) lineNumber
    XCTestOverlay|XCTSourceCodeSymbolInfo|Sendable|imageName init(imageName:symbolName:location:) location symbolName
    XCTestOverlay|XCTStorageMetric|NSObject XCTMetric|didStopMeasuring() init() init(application:) reportMeasurements(from:to:) willBeginMeasuring()
    XCTestOverlay|XCTWaiter||fulfillment(of:enforceOrder?:file?:line?:) wait(for:enforceOrder:file?:line?:) wait(for:file?:line?:)
    XCTestOverlay|XCTestCase|CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol OverridableTestCase XCTActivity|==(first:second:) add(_:) addUIInterruptionMonitor(withDescription:handler:) executionTimeAllowance expectation(that:on:options?:willEqual:) expectation(that:on:options?:willSatisfy?:) fulfillment(of:enforceOrder?:file?:line?:) hash(into:) init(selector:) keyValueObservingExpectation(for:keyPath:expectedValue?:) keyValueObservingExpectation(for:keyPath:handler:) measure(_:) measure(metrics:block:) measure(metrics:options:block:) measure(options:block:) measureMetrics(_:automaticallyStartMeasuring:for:) removeUIInterruptionMonitor(_:) startMeasuring() stopMeasuring() wait(for:enforceOrder:file?:line?:) wait(for:file?:line?:) windfallCompletion(of:) windfallHelper() windfallRecord(_:path:line:)
    !XCTestOverlay|XCTestCase|executionTimeAllowance|Holds for the running test, also where it is longer than the time that the run gives each test.
    XCTestOverlay|XCTestExpectation||fulfill()
    XCTestOverlay|XCTestSuite||default init(forTestCaseClass:)
    !XCTestOverlay|XCTestSuite|default|For the pages of playgrounds, which run tests themselves; elsewhere the tool does, and this stops.
    XCUIAutomation|XCUIAccessibilityAuditIssue|NSObject|auditType compactDescription detailedDescription element
    XCUIAutomation|XCUIAccessibilityAuditType|Hashable OptionSet Sendable|all contrast dynamicType elementDetection hitRegion init(rawValue:) rawValue sufficientElementDescription textClipped trait
    XCUIAutomation|XCUIApplication|XCUIElement|State activate(file?:line?:) init() init(bundleIdentifier:) launch(file?:line?:) launchArguments launchEnvironment open(_:file?:line?:) performAccessibilityAudit(for?:_?:file?:line?:) resetAuthorizationStatus(for:) state terminate() wait(for:timeout:)
    !XCUIAutomation|XCUIApplication||Only the app under test can be started.
    !XCUIAutomation|XCUIApplication|performAccessibilityAudit|Audits hit regions and descriptions, and says in the test's output which of the others were asked for; those alone are an error. Controls need a label, a title or a placeholder, and buttons and links 44 by 44 points, but for those in bars, alerts and keyboards, which are the system's. Failures name the line of the call.
    XCUIAutomation|XCUIApplication.State|Sendable UInt|notRunning runningBackground runningBackgroundSuspended runningForeground unknown
    XCUIAutomation|XCUICoordinate|NSObject|doubleTap(file?:line?:) press(forDuration:file?:line?:) press(forDuration:thenDragTo:file?:line?:) press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:file?:line?:) referencedElement screenPoint swipeDown(velocity?:file?:line?:) swipeLeft(velocity?:file?:line?:) swipeRight(velocity?:file?:line?:) swipeUp(velocity?:file?:line?:) tap(file?:line?:) withOffset(_:)
    XCUIAutomation|XCUIDevice|NSObject|Appearance Button appearance hasHardwareButton(_:) orientation press(_:file?:line?:) shared system
    !XCUIAutomation|XCUIDevice||Starts upright and light; what a test sets holds for the tests after it in the same target, too.
    XCUIAutomation|XCUIDevice.Appearance|Int Sendable|dark light unspecified
    XCUIAutomation|XCUIDevice.Button|Int Sendable|home
    !XCUIAutomation|XCUIDevice.Button||Without the buttons for volume, action and camera.
    XCUIAutomation|XCUIElement|NSObject PredicateSubject XCUIElementAttributes XCUIElementSnapshotProviding XCUIElementTypeQueryProvider XCUIScreenshotProviding|AttributeName KeyModifierFlags adjust(toNormalizedSliderPosition:file?:line?:) adjust(toPickerWheelValue:file?:line?:) children(matching:) coordinate(withNormalizedOffset:) debugDescription descendants(matching:) description doubleTap(file?:line?:) elementType exists firstMatch frame hasFocus horizontalSizeClass identifier isEnabled isHittable isSelected label normalizedSliderPosition pinch(withScale:velocity:file?:line?:) placeholderValue predicateDescription predicateValue(forKey:) press(forDuration:file?:line?:) press(forDuration:thenDragTo:file?:line?:) press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:file?:line?:) rotate(_:withVelocity:file?:line?:) screenshot() snapshot() swipeDown(file?:line?:) swipeDown(velocity:file?:line?:) swipeLeft(file?:line?:) swipeLeft(velocity:file?:line?:) swipeRight(file?:line?:) swipeRight(velocity:file?:line?:) swipeUp(file?:line?:) swipeUp(velocity:file?:line?:) tap(file?:line?:) tap(withNumberOfTaps:numberOfTouches:file?:line?:) title twoFingerTap(file?:line?:) typeKey(_:modifierFlags:file?:line?:) typeText(_:file?:line?:) value verticalSizeClass wait(for:toEqual:timeout:file?:line?:) waitForExistence(timeout:file?:line?:) waitForNonExistence(timeout:file?:line?:)
    !XCUIAutomation|XCUIElement||Actions take the place of their call, so that a failure names it.
    XCUIAutomation|XCUIElement.AttributeName|Hashable RawRepresentable Sendable|children elementType enabled frame hasFocus horizontalSizeClass identifier init(rawValue:) label placeholderValue rawValue selected title value verticalSizeClass
    XCUIAutomation|XCUIElement.ElementType|WindfallCore.ElementType|
    XCUIAutomation|XCUIElement.KeyModifierFlags|OptionSet Sendable|alphaShift alternate capsLock command control function init(rawValue:) option rawValue shift
    XCUIAutomation|XCUIElement.SizeClass|UIUserInterfaceSizeClass|
    XCUIAutomation|XCUIElementAttributes||elementType frame hasFocus horizontalSizeClass identifier isEnabled isSelected label placeholderValue title value verticalSizeClass
    XCUIAutomation|XCUIElementQuery|NSObject PredicateSubject XCUIElementTypeQueryProvider|allElementsBoundByAccessibilityElement allElementsBoundByIndex children(matching:) containing(_:) containing(_:identifier:) count debugDescription descendants(matching:) element element(at:) element(boundBy:) element(matching:) element(matching:identifier:) firstMatch matching(_:) matching(_:identifier:) matching(identifier:) predicateDescription predicateValue(forKey:) subscript(_:)
    XCUIAutomation|XCUIElementSnapshot|XCUIElementAttributes|children dictionaryRepresentation
    XCUIAutomation|XCUIElementSnapshotProviding||snapshot()
    XCUIAutomation|XCUIElementTypeQueryProvider||activityIndicators alerts browsers buttons cells checkBoxes collectionViews colorWells comboBoxes datePickers decrementArrows descendants(matching:) dialogs disclosureTriangles dockItems drawers firstMatch grids groups handles helpTags icons images incrementArrows keyboards keys layoutAreas layoutItems levelIndicators links maps mattes menuBarItems menuBars menuButtons menuItems menus navigationBars otherElements outlineRows outlines pageIndicators pickerWheels pickers popUpButtons popovers progressIndicators radioButtons radioGroups ratingIndicators relevanceIndicators rulerMarkers rulers scrollBars scrollViews searchFields secureTextFields segmentedControls sheets sliders splitGroups splitters staticTexts statusBars statusItems steppers switches tabBars tabGroups tableColumns tableRows tables tabs textFields textViews timelines toggles toolbarButtons toolbars touchBars valueIndicators webViews windows
    XCUIAutomation|XCUIGestureVelocity|ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable RawRepresentable Sendable|default fast init(_:) init(floatLiteral:) init(integerLiteral:) init(rawValue:) rawValue slow
    XCUIAutomation|XCUIKeyboardKey|Hashable RawRepresentable Sendable|F1 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F2 F3 F4 F5 F6 F7 F8 F9 clear delete downArrow end enter escape forwardDelete help home init(_:) init(rawValue:) leftArrow pageDown pageUp rawValue return rightArrow space tab upArrow
    XCUIAutomation|XCUIProtectedResource|Int Sendable|bluetooth calendar camera contacts focus health homeKit keyboardNetwork localNetwork location mediaLibrary microphone photos reminders userTracking
    !XCUIAutomation|XCUIProtectedResource||Without the folders of macOS.
    XCUIAutomation|XCUIScreen|NSObject XCUIScreenshotProviding|main screens screenshot()
    !XCUIAutomation|XCUIScreen||Shows the app under test alone: without a running app there is no screen.
    XCUIAutomation|XCUIScreenshot|NSObject Sendable|image pngRepresentation
    !XCUIAutomation|XCUIScreenshot||Holds what the screen showed when it was taken, and is drawn when its picture is asked for.
    XCUIAutomation|XCUIScreenshotProviding||screenshot()
    XCUIAutomation|XCUISystem|NSObject|open(_:file?:line?:)
    !XCUIAutomation|XCUISystem||The app under test is the only one that opens URLs.
    SwiftUI|ZStack|CustomReflectable PrimitiveView|_makeNode(_:_:) customMirror init(alignment?:content:)
    SwiftUI|ZStackLayout|StackedLayout|_makeItem() alignment init(alignment?:)
    SwiftUI|_AccessibilityContainerEffect|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_AllowsHitTestingModifier|ViewEffect|
    SwiftUI|_AnchorPreferenceModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_AppearanceActionModifier|LifeCycleModifier|
    UIKit|_ApplicationMessage|NotificationCenter.MainActorMessage|init() makeMessage(_:) name
    SwiftUI|_AspectRatioLayout|LayoutModifier|aspectRatio contentMode init(aspectRatio:contentMode:)
    Charts|_AxisParts|PrimitiveAxisMark|_resolve()
    SwiftUI|_BackgroundModifier|DecorationModifier|
    SwiftUI|_BackgroundPreferenceModifier|ViewModifier|body(content:)
    SwiftUI|_BackgroundStyleModifier|DecorationModifier|
    SwiftUI|_BadgeModifier|ListedTrait ViewModifier|body(content:)
    SwiftUI|_ButtonStyleModifier|EnvironmentModifier|
    CloudKit|_CKNotificationMaking||init(fromRemoteNotificationDictionary:)
    SwiftUI|_ChangedGesture|CustomReflectable PrimitiveGesture|_recognizers(_:_:) customMirror
    SwiftUI|_ChangedGesture.Value|Base.Value|
    Charts|_ChartAxes|PrimitiveAxisContent|_resolve()
    Charts|_ChartDatum|Hashable Sendable|category date number
    Charts|_ChartDomain|Sendable|
    Charts|_ChartMarks|PrimitiveChartContent|_resolve()
    SwiftUI|_ClipEffect|ViewEffect|
    UIKit|_ColorLiteralType|UIColor|
    SwiftUI|_ColorSchemeModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_ConditionalContent|PrimitiveView ViewList|_makeNode(_:_:)
    SwiftUI|_ContentShapeModifier|ViewEffect|
    SwiftUI|_ContextMenuModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_CoordinateSpaceModifier|ViewEffect|
    SwiftUI|_CustomContentImportance|Sendable UInt|default high
    MapKit|_DefaultAnnotatedMapContent|View|body
    SwiftUI|_DelayedPreferenceView|View|body init(transform:)
    SwiftUI|_DeletableContent|DynamicViewContent PrimitiveView|_makeNode(_:_:) data onDelete(perform:) onMove(perform:)
    SwiftUI|_DestinationModifier|PrimitiveModifier|_makeNode(_:_:)
    CryptoKit|_ECDSAPrivateKey|_EllipticPrivateKey|signature(for:)
    CryptoKit|_ECDSAPublicKey|_EllipticPublicKey|isValidSignature(_:for:)
    CryptoKit|_ECDSASignature|ContiguousBytes Sendable|_curve derRepresentation init(_raw:) init(derRepresentation:) init(rawRepresentation:) rawRepresentation withUnsafeBytes(_:)
    SwiftUI|_EitherToolbarContent|PrimitiveToolbarContent|_entries
    CryptoKit|_EllipticKeyAgreement|DiffieHellmanKeyAgreement _EllipticPrivateKey|sharedSecretFromKeyAgreement(with:)
    CryptoKit|_EllipticPrivateKey|Sendable|_secret derRepresentation init(_secret:publicKey:) init(compactRepresentable?:) init(derRepresentation:) init(pemRepresentation:) init(rawRepresentation:) init(x963Representation:) pemRepresentation publicKey rawRepresentation x963Representation
    CryptoKit|_EllipticPublicKey|Sendable|_curve _point compactRepresentation compressedRepresentation derRepresentation init(_point:) init(compactRepresentation:) init(compressedRepresentation:) init(derRepresentation:) init(pemRepresentation:) init(rawRepresentation:) init(x963Representation:) pemRepresentation rawRepresentation x963Representation
    SwiftUI|_EndedGesture|CustomReflectable PrimitiveGesture|_recognizers(_:_:) customMirror
    SwiftUI|_EndedGesture.Value|Base.Value|
    SwiftUI|_EnvironmentKeyTransformModifier|EnvironmentModifier|
    SwiftUI|_EnvironmentKeyWritingModifier|EnvironmentModifier|
    CoreData|_FetchedObjects||
    SwiftUI|_FieldTraitsModifier|EnvironmentModifier|
    SwiftUI|_FixedSizeLayout|LayoutModifier|
    SwiftUI|_FlexFrameLayout|LayoutModifier|
    SwiftUI|_FocusModifier|EnvironmentModifier|
    SwiftUI|_ForegroundLevelsModifier|EnvironmentModifier|
    SwiftUI|_ForegroundStyleModifier|EnvironmentModifier|
    simd|_FourColumns|_Matrix|columns init() init(_:_:_:_:) init(columns:) subscript(_:)
    SwiftUI|_FrameLayout|LayoutModifier|
    SwiftUI|_GesturePhase|Sendable|cancelled changed ended
    SwiftUI|_GraphValue||subscript(_:)
    SwiftUI|_GuideModifier|LayoutModifier|
    SwiftUI|_HiddenModifier|ViewEffect|
    UIKit|_ImageLiteralType|UIImage|
    ObjectiveC|_KeyValueCodingAndObserving||didChangeValue(for:) observe(_:options?:changeHandler:) willChangeValue(for:)
    SwiftUI|_KeyframeSequence|PrimitiveKeyframeTrackContent|_lastValue
    SwiftUI|_KeyframesPair|PrimitiveKeyframes|_finish(_:)
    SwiftUI|_KeyframesPair.Value|First.Value|
    SwiftUI|_LayoutArrangement||
    SwiftUI|_LinedGauge|View|body
    SwiftUI|_ListLook|Equatable Sendable|
    FoundationOverlay|_LocalizedComparator|Hashable Sendable SortComparator|compare(_:_:) order
    SwiftUI|_LongPressGestureEffect|CustomReflectable ViewEffect|customMirror
    MapKit|_MapAnnotationData||
    MapKit|_MapBody|View|body
    SwiftUI|_MapGesture|CustomReflectable PrimitiveGesture|_recognizers(_:_:) customMirror
    MapKit|_MapPieces|PrimitiveMapContent|_resolve()
    SwiftUI|_MaskEffect|ViewEffect|
    simd|_Matrix|CustomDebugStringConvertible Equatable Sendable|*(lhs:rhs:) *=(lhs:rhs:) +(lhs:rhs:) +=(lhs:rhs:) -(lhs:rhs:) -(rhs:) -=(lhs:rhs:) cmatrix debugDescription init() init(_:) init(diagonal:) init(rows:) subscript(_:) subscript(_:_:) transpose
    simd|_MatrixScalar|BinaryFloatingPoint Codable SIMDScalar|
    CoreData|_NSFetchRequestResult|NSObject|
    SwiftUI|_NavigationItemModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_Node|_ViewNode|
    SwiftUI|_NodeContext||
    OSLog|_OSAllocatedUnfairLock|OSAllocatedUnfairLock|
    OSLog|_OSLog|OSLog|
    OSLog|_OSLogType|OSLogType|
    OSLog|_OSLogger|Logger|
    OSLog|_OSSignpostID|OSSignpostID|
    OSLog|_OSSignposter|OSSignposter|
    SwiftUI|_ObjectModifier|EnvironmentModifier|
    SwiftUI|_OffsetEffect|LayoutModifier|
    SwiftUI|_OpacityEffect|ViewEffect|
    SwiftUI|_OverlayModifier|DecorationModifier|
    SwiftUI|_OverlayPreferenceModifier|ViewModifier|body(content:)
    SwiftUI|_OverlayStyleModifier|DecorationModifier|
    SwiftUI|_PaddingLayout|LayoutModifier|
    SwiftUI|_PageBarModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_Paint|Equatable|color ellipticalGradient linearGradient radialGradient
    SwiftUI|_PickerKind|Sendable|menu page rows segments wheel
    SwiftUI|_PositionLayout|LayoutModifier|
    SwiftUI|_PreferenceReaderModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_PreferenceReadingView|View|body init(value:transform:)
    SwiftUI|_PreferenceValue||
    SwiftUI|_PreferenceWritingModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_PresentationModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_PresenterModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_ProposedSize||
    simd|_Quaternion|CustomDebugStringConvertible Hashable Sendable|*(lhs:rhs:) *=(lhs:rhs:) +(lhs:rhs:) +=(lhs:rhs:) -(lhs:rhs:) -(rhs:) -=(lhs:rhs:) /(lhs:rhs:) /=(lhs:rhs:) act(_:) angle axis conjugate debugDescription imag init() init(angle:axis:) init(from:to:) init(ix:iy:iz:r:) init(real:imag:) init(vector:) inverse length normalized real vector
    RxCocoaRuntime|_RXDelegateProxy|MessageForwarding NSObject|_forwardToDelegate _methodInvoked(_:withArguments:) _sentMessage(_:withArguments:) _setForwardToDelegate(_:retainDelegate:) hasWiredImplementation(for:) init() responds(to:) voidDelegateMethodsContain(_:) windfallForward(_:_:passOn:) windfallForwardee
    !RxCocoaRuntime|_RXDelegateProxy||What a delegate's method that the proxy does not have is called with goes to observers and to the delegate behind it. Which protocols a class conforms to is not known here: `voidDelegateMethodsContain(_:)` takes every method that the class itself does not have for one of theirs.
    RxCocoaRuntime|_RXKVOObserver|NSObject|dispose() init(target:retainTarget:keyPath:options:callback:)
    SwiftUI|_ReceiveModifier|LifeCycleModifier|
    SwiftUI|_Rotation3DEffect|TransformingEffect|
    SwiftUI|_RotationEffect|TransformingEffect|
    simd|_RotationMatrix|_SquareMatrix|init(_:)
    SwiftUI|_RowBackgroundModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_RowFlagsModifier|Equatable LayoutModifier|
    SwiftUI|_RowInsetsModifier|LayoutModifier|
    SwiftUI|_RowSwipesModifier|PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_SafeAreaIgnoringLayout|LayoutModifier|
    SwiftUI|_SafeAreaRegionsIgnoringLayout|LayoutModifier|
    SwiftUI|_ScaleEffect|TransformingEffect|
    SwiftUI|_ShadowEffect|ViewEffect|
    SwiftUI|_ShapeView|View|body fillStyle init(shape:style:fillStyle?:) shape style
    SwiftUI|_SizedShape|Shape|init(shape:size:) path(in:) shape size
    SwiftUI|_SplitColumnModifier|PrimitiveModifier|_makeNode(_:_:)
    simd|_SquareMatrix|_Matrix|*(lhs:rhs:) *=(lhs:rhs:) determinant inverse
    FoundationOverlay|_StringConstant|RawRepresentable _ObjectiveCBridgeable|_bridgeToObjectiveC() _conditionallyBridgeFromObjectiveC(_:result:) _forceBridgeFromObjectiveC(_:result:) _unconditionallyBridgeFromObjectiveC(_:)
    SwiftUI|_StrokedShape|Shape|body init(shape:style:) path(in:) shape sizeThatFits(_:) style
    SwiftUI|_StyleView|PrimitiveView|_makeNode(_:_:)
    SwiftUI|_TabItemModifier|ListedTrait ViewModifier|body(content:)
    SwiftUI|_TabViewKind|Hashable Sendable|bar pages
    SwiftUI|_TableBranch|TableColumnContent TableRowContent TableRowList|_makeContent(content:inputs:) first second tableColumnBody tableRowBody
    SwiftUI|_TableBranch.TableColumnBody|Never|
    SwiftUI|_TableBranch.TableColumnSortComparator|First.TableColumnSortComparator|
    SwiftUI|_TableBranch.TableRowBody|Never|
    SwiftUI|_TableBranch.TableRowValue|First.TableRowValue|
    SwiftUI|_TableColumnInputs|Sendable|
    SwiftUI|_TableColumnOutputs||
    SwiftUI|_TagModifier|ListedTrait PrimitiveModifier|_makeNode(_:_:)
    SwiftUI|_TapGestureEffect|CustomReflectable ViewEffect|customMirror
    SwiftUI|_TaskModifier|CustomReflectable LifeCycleModifier|customMirror
    SwiftUI|_TextAttributesModifier|EnvironmentModifier|
    SwiftUI|_TextFieldStyleLabel|View|body
    simd|_ThreeColumns|_Matrix|columns init() init(_:_:_:) init(columns:) subscript(_:)
    SwiftUI|_ToolbarEntry||
    SwiftUI|_TraitModifier|LayoutModifier|
    CoreTransferable|_TransferForm||
    SwiftUI|_TransformEffect|TransformingEffect|
    SwiftUI|_TrimmedShape|Shape|endFraction init(shape:startFraction?:endFraction?:) path(in:) shape startFraction
    simd|_TwoColumns|_Matrix|columns init() init(_:_:) init(columns:) subscript(_:)
    SwiftUI|_UIHostingView|UIView|init(coder:) init(rootView:) intrinsicContentSize layoutSubviews() rootView sizeThatFits(_:)
    SwiftUI|_ValueActionModifier|CustomReflectable LifeCycleModifier|customMirror
    SwiftUI|_VariadicView||Tree
    SwiftUI|_VariadicView.Children|_VariadicView_Children|
    SwiftUI|_VariadicView.MultiViewRoot|_VariadicView_MultiViewRoot|
    SwiftUI|_VariadicView.Root|_VariadicView_Root|
    SwiftUI|_VariadicView.Tree|View|body content init(_:content:) init(root:content:) root
    SwiftUI|_VariadicView.UnaryViewRoot|_VariadicView_UnaryViewRoot|
    SwiftUI|_VariadicView.ViewRoot|_VariadicView_ViewRoot|
    SwiftUI|_VariadicView_Children|RandomAccessCollection View|Element body endIndex startIndex subscript(_:)
    SwiftUI|_VariadicView_Children.Element|Identifiable View|body id
    SwiftUI|_VariadicView_MultiViewRoot|_VariadicView_ViewRoot|
    SwiftUI|_VariadicView_Root||
    SwiftUI|_VariadicView_UnaryViewRoot|_VariadicView_ViewRoot|
    SwiftUI|_VariadicView_ViewRoot|_VariadicView_Root|body(children:)
    SwiftUI|_ViewModifier_Content|PlacedContent|
    !SwiftUI|_ViewModifier_Content||It holds nothing, as on iOS, where libraries that look into views make one themselves.
    SwiftUI|_ViewNode||
    SwiftUI|_VisualLook||
    UIKit|_WindowKeeping|AnyObject|window
    CloudKit|__CKRecordObjCValue||
    !CloudKit|__CKRecordObjCValue||Values of Swift's are of it as well, because they are not bridged to objects where they become one.
    Compression|compression_algorithm|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    !Compression|compression_algorithm||Of the algorithms there is ZLIB.
    Compression|compression_status|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    Compression|compression_stream||dst_ptr dst_size init(dst_ptr:dst_size:src_ptr:src_size:state:) src_ptr src_size state
    Compression|compression_stream_flags|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    Compression|compression_stream_operation|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    simd|double2|SIMD2|
    simd|double2x2|simd_double2x2|
    simd|double2x3|simd_double2x3|
    simd|double2x4|simd_double2x4|
    simd|double3|SIMD3|
    simd|double3x2|simd_double3x2|
    simd|double3x3|simd_double3x3|
    simd|double3x4|simd_double3x4|
    simd|double4|SIMD4|
    simd|double4x2|simd_double4x2|
    simd|double4x3|simd_double4x3|
    simd|double4x4|simd_double4x4|
    simd|float2|SIMD2|
    simd|float2x2|simd_float2x2|
    simd|float2x3|simd_float2x3|
    simd|float2x4|simd_float2x4|
    simd|float3|SIMD3|
    simd|float3x2|simd_float3x2|
    simd|float3x3|simd_float3x3|
    simd|float3x4|simd_float3x4|
    simd|float4|SIMD4|
    simd|float4x2|simd_float4x2|
    simd|float4x3|simd_float4x3|
    simd|float4x4|simd_float4x4|
    DarwinOverlay|glob_t||gl_matchc
    simd|int2|SIMD2|
    simd|int3|SIMD3|
    simd|int4|SIMD4|
    simd|matrix_double2x2|simd_double2x2|
    simd|matrix_double2x3|simd_double2x3|
    simd|matrix_double2x4|simd_double2x4|
    simd|matrix_double3x2|simd_double3x2|
    simd|matrix_double3x3|simd_double3x3|
    simd|matrix_double3x4|simd_double3x4|
    simd|matrix_double4x2|simd_double4x2|
    simd|matrix_double4x3|simd_double4x3|
    simd|matrix_double4x4|simd_double4x4|
    simd|matrix_float2x2|simd_float2x2|
    simd|matrix_float2x3|simd_float2x3|
    simd|matrix_float2x4|simd_float2x4|
    simd|matrix_float3x2|simd_float3x2|
    simd|matrix_float3x3|simd_float3x3|
    simd|matrix_float3x4|simd_float3x4|
    simd|matrix_float4x2|simd_float4x2|
    simd|matrix_float4x3|simd_float4x3|
    simd|matrix_float4x4|simd_float4x4|
    ObjectiveC|objc_AssociationPolicy|Sendable UInt|OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
    OSLog|os||
    OSLog|os.Logger|_OSLogger|
    OSLog|os.OSAllocatedUnfairLock|_OSAllocatedUnfairLock|
    OSLog|os.OSLog|_OSLog|
    OSLog|os.OSLogType|_OSLogType|
    OSLog|os.OSSignpostID|_OSSignpostID|
    OSLog|os.OSSignposter|_OSSignposter|
    DarwinOverlay|os_unfair_lock|os_unfair_lock_s|
    DarwinOverlay|os_unfair_lock_s||init()
    !DarwinOverlay|os_unfair_lock_s||As on iOS the lock must not move while it is in use, and a thread that takes it twice is stopped.
    DarwinOverlay|os_unfair_lock_t|UnsafeMutablePointer|
    DarwinOverlay|qos_class_t|Hashable RawRepresentable Sendable|init(_:) init(rawValue:) rawValue
    Network|sec_protocol_metadata|NSObject Sendable|
    Network|sec_protocol_metadata_t|sec_protocol_metadata|
    Network|sec_protocol_options|NSObject Sendable|
    Network|sec_protocol_options_t|sec_protocol_options|
    Network|sec_protocol_verify_t|(sec_protocol_metadata_t,sec_trust_t,@escaping@Sendable(Bool)->Void)->Void|
    Network|sec_trust|NSObject Sendable|
    Network|sec_trust_t|sec_trust|
    simd|simd_bool|Bool|
    simd|simd_char1|Int8|
    simd|simd_char16|SIMD16|
    simd|simd_char2|SIMD2|
    simd|simd_char3|SIMD3|
    simd|simd_char32|SIMD32|
    simd|simd_char4|SIMD4|
    simd|simd_char64|SIMD64|
    simd|simd_char8|SIMD8|
    simd|simd_double1|Double|
    simd|simd_double2|SIMD2|
    simd|simd_double2x2|_SquareMatrix _TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double2x2._Column|SIMD2|
    simd|simd_double2x2._Diagonal|SIMD2|
    simd|simd_double2x2._Product2|simd_double2x2|
    simd|simd_double2x2._Product3|simd_double3x2|
    simd|simd_double2x2._Product4|simd_double4x2|
    simd|simd_double2x2._Row|SIMD2|
    simd|simd_double2x2._Scalar|Double|
    simd|simd_double2x2._Transposed|simd_double2x2|
    simd|simd_double2x3|_TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double2x3._Column|SIMD3|
    simd|simd_double2x3._Diagonal|SIMD2|
    simd|simd_double2x3._Product2|simd_double2x3|
    simd|simd_double2x3._Product3|simd_double3x3|
    simd|simd_double2x3._Product4|simd_double4x3|
    simd|simd_double2x3._Row|SIMD2|
    simd|simd_double2x3._Scalar|Double|
    simd|simd_double2x3._Transposed|simd_double3x2|
    simd|simd_double2x4|_TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double2x4._Column|SIMD4|
    simd|simd_double2x4._Diagonal|SIMD2|
    simd|simd_double2x4._Product2|simd_double2x4|
    simd|simd_double2x4._Product3|simd_double3x4|
    simd|simd_double2x4._Product4|simd_double4x4|
    simd|simd_double2x4._Row|SIMD2|
    simd|simd_double2x4._Scalar|Double|
    simd|simd_double2x4._Transposed|simd_double4x2|
    simd|simd_double3|SIMD3|
    simd|simd_double3x2|_ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double3x2._Column|SIMD2|
    simd|simd_double3x2._Diagonal|SIMD2|
    simd|simd_double3x2._Product2|simd_double2x2|
    simd|simd_double3x2._Product3|simd_double3x2|
    simd|simd_double3x2._Product4|simd_double4x2|
    simd|simd_double3x2._Row|SIMD3|
    simd|simd_double3x2._Scalar|Double|
    simd|simd_double3x2._Transposed|simd_double2x3|
    simd|simd_double3x3|_RotationMatrix _SquareMatrix _ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double3x3._Column|SIMD3|
    simd|simd_double3x3._Diagonal|SIMD3|
    simd|simd_double3x3._Product2|simd_double2x3|
    simd|simd_double3x3._Product3|simd_double3x3|
    simd|simd_double3x3._Product4|simd_double4x3|
    simd|simd_double3x3._Rotation|simd_quatd|
    simd|simd_double3x3._Row|SIMD3|
    simd|simd_double3x3._Scalar|Double|
    simd|simd_double3x3._Transposed|simd_double3x3|
    simd|simd_double3x4|_ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double3x4._Column|SIMD4|
    simd|simd_double3x4._Diagonal|SIMD3|
    simd|simd_double3x4._Product2|simd_double2x4|
    simd|simd_double3x4._Product3|simd_double3x4|
    simd|simd_double3x4._Product4|simd_double4x4|
    simd|simd_double3x4._Row|SIMD3|
    simd|simd_double3x4._Scalar|Double|
    simd|simd_double3x4._Transposed|simd_double4x3|
    simd|simd_double4|SIMD4|
    simd|simd_double4x2|_FourColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double4x2._Column|SIMD2|
    simd|simd_double4x2._Diagonal|SIMD2|
    simd|simd_double4x2._Product2|simd_double2x2|
    simd|simd_double4x2._Product3|simd_double3x2|
    simd|simd_double4x2._Product4|simd_double4x2|
    simd|simd_double4x2._Row|SIMD4|
    simd|simd_double4x2._Scalar|Double|
    simd|simd_double4x2._Transposed|simd_double2x4|
    simd|simd_double4x3|_FourColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_double4x3._Column|SIMD3|
    simd|simd_double4x3._Diagonal|SIMD3|
    simd|simd_double4x3._Product2|simd_double2x3|
    simd|simd_double4x3._Product3|simd_double3x3|
    simd|simd_double4x3._Product4|simd_double4x3|
    simd|simd_double4x3._Row|SIMD4|
    simd|simd_double4x3._Scalar|Double|
    simd|simd_double4x3._Transposed|simd_double3x4|
    simd|simd_double4x4|_FourColumns _RotationMatrix _SquareMatrix|==(lhs:rhs:) columns init(columns:)
    simd|simd_double4x4._Column|SIMD4|
    simd|simd_double4x4._Diagonal|SIMD4|
    simd|simd_double4x4._Product2|simd_double2x4|
    simd|simd_double4x4._Product3|simd_double3x4|
    simd|simd_double4x4._Product4|simd_double4x4|
    simd|simd_double4x4._Rotation|simd_quatd|
    simd|simd_double4x4._Row|SIMD4|
    simd|simd_double4x4._Scalar|Double|
    simd|simd_double4x4._Transposed|simd_double4x4|
    simd|simd_double8|SIMD8|
    simd|simd_float1|Float|
    simd|simd_float16|SIMD16|
    simd|simd_float2|SIMD2|
    simd|simd_float2x2|_SquareMatrix _TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float2x2._Column|SIMD2|
    simd|simd_float2x2._Diagonal|SIMD2|
    simd|simd_float2x2._Product2|simd_float2x2|
    simd|simd_float2x2._Product3|simd_float3x2|
    simd|simd_float2x2._Product4|simd_float4x2|
    simd|simd_float2x2._Row|SIMD2|
    simd|simd_float2x2._Scalar|Float|
    simd|simd_float2x2._Transposed|simd_float2x2|
    simd|simd_float2x3|_TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float2x3._Column|SIMD3|
    simd|simd_float2x3._Diagonal|SIMD2|
    simd|simd_float2x3._Product2|simd_float2x3|
    simd|simd_float2x3._Product3|simd_float3x3|
    simd|simd_float2x3._Product4|simd_float4x3|
    simd|simd_float2x3._Row|SIMD2|
    simd|simd_float2x3._Scalar|Float|
    simd|simd_float2x3._Transposed|simd_float3x2|
    simd|simd_float2x4|_TwoColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float2x4._Column|SIMD4|
    simd|simd_float2x4._Diagonal|SIMD2|
    simd|simd_float2x4._Product2|simd_float2x4|
    simd|simd_float2x4._Product3|simd_float3x4|
    simd|simd_float2x4._Product4|simd_float4x4|
    simd|simd_float2x4._Row|SIMD2|
    simd|simd_float2x4._Scalar|Float|
    simd|simd_float2x4._Transposed|simd_float4x2|
    simd|simd_float3|SIMD3|
    simd|simd_float3x2|_ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float3x2._Column|SIMD2|
    simd|simd_float3x2._Diagonal|SIMD2|
    simd|simd_float3x2._Product2|simd_float2x2|
    simd|simd_float3x2._Product3|simd_float3x2|
    simd|simd_float3x2._Product4|simd_float4x2|
    simd|simd_float3x2._Row|SIMD3|
    simd|simd_float3x2._Scalar|Float|
    simd|simd_float3x2._Transposed|simd_float2x3|
    simd|simd_float3x3|_RotationMatrix _SquareMatrix _ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float3x3._Column|SIMD3|
    simd|simd_float3x3._Diagonal|SIMD3|
    simd|simd_float3x3._Product2|simd_float2x3|
    simd|simd_float3x3._Product3|simd_float3x3|
    simd|simd_float3x3._Product4|simd_float4x3|
    simd|simd_float3x3._Rotation|simd_quatf|
    simd|simd_float3x3._Row|SIMD3|
    simd|simd_float3x3._Scalar|Float|
    simd|simd_float3x3._Transposed|simd_float3x3|
    simd|simd_float3x4|_ThreeColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float3x4._Column|SIMD4|
    simd|simd_float3x4._Diagonal|SIMD3|
    simd|simd_float3x4._Product2|simd_float2x4|
    simd|simd_float3x4._Product3|simd_float3x4|
    simd|simd_float3x4._Product4|simd_float4x4|
    simd|simd_float3x4._Row|SIMD3|
    simd|simd_float3x4._Scalar|Float|
    simd|simd_float3x4._Transposed|simd_float4x3|
    simd|simd_float4|SIMD4|
    simd|simd_float4x2|_FourColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float4x2._Column|SIMD2|
    simd|simd_float4x2._Diagonal|SIMD2|
    simd|simd_float4x2._Product2|simd_float2x2|
    simd|simd_float4x2._Product3|simd_float3x2|
    simd|simd_float4x2._Product4|simd_float4x2|
    simd|simd_float4x2._Row|SIMD4|
    simd|simd_float4x2._Scalar|Float|
    simd|simd_float4x2._Transposed|simd_float2x4|
    simd|simd_float4x3|_FourColumns|==(lhs:rhs:) columns init(columns:)
    simd|simd_float4x3._Column|SIMD3|
    simd|simd_float4x3._Diagonal|SIMD3|
    simd|simd_float4x3._Product2|simd_float2x3|
    simd|simd_float4x3._Product3|simd_float3x3|
    simd|simd_float4x3._Product4|simd_float4x3|
    simd|simd_float4x3._Row|SIMD4|
    simd|simd_float4x3._Scalar|Float|
    simd|simd_float4x3._Transposed|simd_float3x4|
    simd|simd_float4x4|_FourColumns _RotationMatrix _SquareMatrix|==(lhs:rhs:) columns init(columns:)
    simd|simd_float4x4._Column|SIMD4|
    simd|simd_float4x4._Diagonal|SIMD4|
    simd|simd_float4x4._Product2|simd_float2x4|
    simd|simd_float4x4._Product3|simd_float3x4|
    simd|simd_float4x4._Product4|simd_float4x4|
    simd|simd_float4x4._Rotation|simd_quatf|
    simd|simd_float4x4._Row|SIMD4|
    simd|simd_float4x4._Scalar|Float|
    simd|simd_float4x4._Transposed|simd_float4x4|
    simd|simd_float8|SIMD8|
    simd|simd_half1|Float16|
    simd|simd_half16|SIMD16|
    simd|simd_half2|SIMD2|
    simd|simd_half3|SIMD3|
    simd|simd_half32|SIMD32|
    simd|simd_half4|SIMD4|
    simd|simd_half8|SIMD8|
    simd|simd_int1|Int32|
    simd|simd_int16|SIMD16|
    simd|simd_int2|SIMD2|
    simd|simd_int3|SIMD3|
    simd|simd_int4|SIMD4|
    simd|simd_int8|SIMD8|
    simd|simd_long1|Int|
    simd|simd_long2|SIMD2|
    simd|simd_long3|SIMD3|
    simd|simd_long4|SIMD4|
    simd|simd_long8|SIMD8|
    simd|simd_quatd|_Quaternion|init(_:) init(vector:) vector
    simd|simd_quatd._Scalar|Double|
    simd|simd_quatf|_Quaternion|init(_:) init(vector:) vector
    simd|simd_quatf._Scalar|Float|
    simd|simd_short1|Int16|
    simd|simd_short16|SIMD16|
    simd|simd_short2|SIMD2|
    simd|simd_short3|SIMD3|
    simd|simd_short32|SIMD32|
    simd|simd_short4|SIMD4|
    simd|simd_short8|SIMD8|
    simd|simd_uchar1|UInt8|
    simd|simd_uchar16|SIMD16|
    simd|simd_uchar2|SIMD2|
    simd|simd_uchar3|SIMD3|
    simd|simd_uchar32|SIMD32|
    simd|simd_uchar4|SIMD4|
    simd|simd_uchar64|SIMD64|
    simd|simd_uchar8|SIMD8|
    simd|simd_uint1|UInt32|
    simd|simd_uint16|SIMD16|
    simd|simd_uint2|SIMD2|
    simd|simd_uint3|SIMD3|
    simd|simd_uint4|SIMD4|
    simd|simd_uint8|SIMD8|
    simd|simd_ulong1|UInt|
    simd|simd_ulong2|SIMD2|
    simd|simd_ulong3|SIMD3|
    simd|simd_ulong4|SIMD4|
    simd|simd_ulong8|SIMD8|
    simd|simd_ushort1|UInt16|
    simd|simd_ushort16|SIMD16|
    simd|simd_ushort2|SIMD2|
    simd|simd_ushort3|SIMD3|
    simd|simd_ushort32|SIMD32|
    simd|simd_ushort4|SIMD4|
    simd|simd_ushort8|SIMD8|
    SystemConfiguration|sockaddr||sa_len
    SystemConfiguration|sockaddr_in||init(sin_len:sin_family:sin_port:sin_addr:sin_zero:) sin_len
    SystemConfiguration|sockaddr_in6||sin6_len
    DarwinOverlay|stat||st_atimespec st_ctimespec st_mtimespec
    simd|uint2|SIMD2|
    simd|uint3|SIMD3|
    simd|uint4|SIMD4|
    Accelerate|vDSP||absolute(_:) add(_:_:) clip(_:to:) divide(_:_:) dot(_:_:) maximum(_:) mean(_:) meanSquare(_:) minimum(_:) multiply(_:_:) rootMeanSquare(_:) square(_:) subtract(_:_:) sum(_:) sumOfSquares(_:)
    Accelerate|vDSP_Length|UInt|
    Accelerate|vDSP_Stride|Int|
    Accelerate|vImage||Error
    Accelerate|vImage.Error|Int Sendable Swift.Error|bufferSizeMismatch internalError invalidEdgeStyle invalidKernelSize invalidParameter memoryAllocationError noError nullPointerArgument roiLargerThanInputBuffer
    Accelerate|vImagePixelCount|UInt|
    Accelerate|vImage_Buffer||data free() height init() init(data:height:width:rowBytes:) init(width:height:bitsPerPixel:) rowBytes width
    Accelerate|vImage_Error|Int|
    Accelerate|vImage_Flags|UInt32|
    simd|vector_char16|SIMD16|
    simd|vector_char2|SIMD2|
    simd|vector_char3|SIMD3|
    simd|vector_char32|SIMD32|
    simd|vector_char4|SIMD4|
    simd|vector_char64|SIMD64|
    simd|vector_char8|SIMD8|
    simd|vector_double2|SIMD2|
    simd|vector_double3|SIMD3|
    simd|vector_double4|SIMD4|
    simd|vector_double8|SIMD8|
    simd|vector_float16|SIMD16|
    simd|vector_float2|SIMD2|
    simd|vector_float3|SIMD3|
    simd|vector_float4|SIMD4|
    simd|vector_float8|SIMD8|
    simd|vector_int16|SIMD16|
    simd|vector_int2|SIMD2|
    simd|vector_int3|SIMD3|
    simd|vector_int4|SIMD4|
    simd|vector_int8|SIMD8|
    simd|vector_long2|SIMD2|
    simd|vector_long3|SIMD3|
    simd|vector_long4|SIMD4|
    simd|vector_long8|SIMD8|
    simd|vector_short16|SIMD16|
    simd|vector_short2|SIMD2|
    simd|vector_short3|SIMD3|
    simd|vector_short32|SIMD32|
    simd|vector_short4|SIMD4|
    simd|vector_short8|SIMD8|
    simd|vector_uchar16|SIMD16|
    simd|vector_uchar2|SIMD2|
    simd|vector_uchar3|SIMD3|
    simd|vector_uchar32|SIMD32|
    simd|vector_uchar4|SIMD4|
    simd|vector_uchar64|SIMD64|
    simd|vector_uchar8|SIMD8|
    simd|vector_uint16|SIMD16|
    simd|vector_uint2|SIMD2|
    simd|vector_uint3|SIMD3|
    simd|vector_uint4|SIMD4|
    simd|vector_uint8|SIMD8|
    simd|vector_ulong2|SIMD2|
    simd|vector_ulong3|SIMD3|
    simd|vector_ulong4|SIMD4|
    simd|vector_ulong8|SIMD8|
    simd|vector_ushort16|SIMD16|
    simd|vector_ushort2|SIMD2|
    simd|vector_ushort3|SIMD3|
    simd|vector_ushort32|SIMD32|
    simd|vector_ushort4|SIMD4|
    simd|vector_ushort8|SIMD8|
    """#
}

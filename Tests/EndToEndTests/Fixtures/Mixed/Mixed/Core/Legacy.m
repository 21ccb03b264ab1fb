#import "Legacy.h"

@implementation Legacy
- (NSString *)name { return @"in Objective-C"; }
@end

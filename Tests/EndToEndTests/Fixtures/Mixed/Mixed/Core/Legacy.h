#import <Foundation/Foundation.h>

@interface Legacy : NSObject
- (NSString *)name;
@end

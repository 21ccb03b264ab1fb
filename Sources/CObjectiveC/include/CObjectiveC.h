#ifndef COBJECTIVEC_H
#define COBJECTIVEC_H

#include <stdint.h>

/// What is told of an object of a watched class before its `deinit`, and after its memory is gone.
typedef struct {
  /// Returns the class's own destroyer.
  const void *(*will_destroy)(const void *object);
  void (*did_destroy)(const void *object);
} windfall_death_watch;

/// Says whom to tell; once per process, before any class is watched.
void windfall_set_death_watch(windfall_death_watch watch);

/// Puts our destroyer in the place of a class's own, which is returned. Nothing else of the class changes.
const void *windfall_watch_class(void *metadata);

/// The name of the symbol that lies just there; null where none does that other images may see.
const char *windfall_symbol_at(const void *address);

/// What a method of Swift was called with, as far as registers hold it.
typedef struct {
  uint64_t integers[6];
  double floats[8];
  void *object;
  /// Of the code that the call came through.
  uint32_t place;
} windfall_message;

typedef struct {
  /// The code of the method itself.
  const void *method;
  /// Handed back when the method has returned.
  void *context;
} windfall_watched_call;

/// What is told of each call of a watched method.
typedef struct {
  windfall_watched_call (*will_call)(const windfall_message *message);
  void (*did_call)(void *context);
} windfall_message_watch;

/// Says whom to tell; once per process, before any method is watched.
void windfall_set_message_watch(windfall_message_watch watch);

enum {
  /// Places for methods that return nothing, or what up to four integer registers hold.
  windfall_integer_places = 256,
  /// Places behind these, for methods that return up to four numbers with a fraction.
  windfall_float_places = 32
};

/// The code to put into a class's table; null beyond the last place.
const void *windfall_watching_code(uint32_t place);

#endif

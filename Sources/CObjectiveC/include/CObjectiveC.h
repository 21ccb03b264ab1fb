#ifndef COBJECTIVEC_H
#define COBJECTIVEC_H

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

#endif

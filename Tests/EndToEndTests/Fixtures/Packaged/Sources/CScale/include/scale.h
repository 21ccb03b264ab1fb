#ifndef SCALE_H
#define SCALE_H

/// Grams of so many kilograms.
double scale_grams(double kilograms);

#endif

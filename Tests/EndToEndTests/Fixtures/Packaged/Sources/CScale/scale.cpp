#include <vector>

#include "unit.h"

extern "C" {
#include "scale.h"

double scale_grams(double kilograms) {
  std::vector<double> factors = {kilograms, unit};
  double product = 1;
  for (double factor : factors) product *= factor;
  return product;
}
}

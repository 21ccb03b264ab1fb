enum Common {}

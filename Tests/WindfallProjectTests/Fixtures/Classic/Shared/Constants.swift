enum Constants {}

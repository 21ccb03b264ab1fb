enum Draft {}

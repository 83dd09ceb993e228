Feature: Rejecting a request
  An Authorizer turns a request down with a reason; no code is asked for, and no money moves.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has opened the menu entry "Dashboard"
    And Efua has begun to reject the request

  @S3-4-16..17
  Scenario: A rejection asks for a reason
    Then Efua sees the dialog "Request Rejection"
    And Efua sees the field "Reason"

  @S1-1-25 @S3-1-05 @S3-4-18 @S3-4-20..21 @S3-4-29 @engines
  Scenario: The request is rejected, and its maker sees it
    When Efua rejects the request because "Wrong account"
    Then Efua is told the bank's own words
    And the bank has been asked for the rejection with:
      | reason         | Wrong account |
      | approvalStatus | REJECT        |
    And the Current account holds GHS 1,000.00
    And Kofi sees the request as "Rejected"
    And the bank has sent Efua no code since she signed in

  @S3-1-03 @S3-4-20..21
  Scenario: A rejected request no longer waits
    Given Efua has rejected the request because "Wrong account"
    When Efua presses "Close"
    Then Efua is on "/pendingRequests"
    And Efua is told "No pending requests yet"

  @S3-5-02
  Scenario: The reason takes no more than 25 characters
    Given Efua presses the keys "The account is closed since May" in "Reason"
    And Efua is told "At most 25 characters."
    When Efua rejects the request with the reason that is written
    Then the bank has been asked for the rejection with:
      | reason         | The account is closed sin |
      | approvalStatus | REJECT                    |

  @S3-4-19
  Scenario: A rejection that the bank refuses leaves the request pending
    Given the bank refuses the rejection with "The request is locked."
    When Efua rejects the request because "Wrong account"
    Then Efua is told "The request is locked."
    And Kofi sees the request as "Pending"

  @S3-2.1-24..26
  Scenario: A question is asked before a typed reason is lost
    Given Efua has typed "Wrong" into "Reason"
    When Efua goes back
    Then Efua is told "Entered data will be lost. Are you sure you want to leave page?"
    When Efua presses "Cancel" in the question
    Then Efua is on "/pendingRequests"
    And "Reason" shows Efua "Wrong"
    When Efua goes back
    Then "Leave Page" leads Efua to "/dashboard"
